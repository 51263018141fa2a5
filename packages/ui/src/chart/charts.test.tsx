import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { BarChart, scaleEnd } from './bar-chart.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { sparkPoints } from './sparkline.tsx';

afterEach(cleanup);

test.each([
  [[0], 1],
  [[7], 8],
  [[12, 40], 40],
  [[21], 30],
  [[76], 80],
  [[101], 200],
  [[500], 500],
])('a scale over %j ends at %d', (values, end) => {
  expect(scaleEnd(values)).toBe(end);
});

test('the points of a line fill its box, the highest on top', () => {
  expect(sparkPoints([0, 10], 100, 24)).toEqual([
    [2, 22],
    [98, 2],
  ]);
  expect(sparkPoints([5, 5], 100, 24).map(([, y]) => y)).toEqual([12, 12]);
});

test('bars say their values', () => {
  render(<BarChart label="Conversations by day" bars={[{ id: 'mon', label: 'Mon', value: 42 }]} />);
  expect(screen.getByText('Mon: 42')).toBeTruthy();
});

test('a part of a bar stands at its foot, and the value above it', () => {
  const { container } = render(
    <BarChart label="Conversations by day" showValues height={100} bars={[{ id: 'mon', label: 'Mon', value: 10, part: 8 }]} />,
  );
  expect(container.querySelector<HTMLElement>('[style*="80%"]')).not.toBeNull();
  expect(screen.getByText('10', { selector: '[style]' })).toBeTruthy();
});

test.each([
  ['without an earlier one just above the bar', undefined, '53px'],
  ['just above the bar where the earlier one is in it', 4, '53px'],
  ['above the tick of an earlier one that would run through it', 6, '63px'],
  ['just above the bar where the tick is high above', 9, '53px'],
])('a value stands %s', (_, before, bottom) => {
  render(
    <BarChart
      label="Conversations"
      showValues
      height={100}
      bars={[
        { id: 'mon', label: 'Mon', value: 5, before },
        { id: 'tue', label: 'Tue', value: 10 },
      ]}
    />,
  );
  expect(screen.getByText('5', { selector: '[style]' }).style.bottom).toBe(bottom);
});

test('the numbers behind a chart are one click away', async () => {
  render(<ChartFrame title="Conversations" chart={<p>Bars</p>} table={{ head: ['Day', 'Count'], rows: [['Mon', 42]] }} />);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('row', { name: 'Mon 42' })).toBeTruthy();
  expect(screen.queryByText('Bars')).toBeNull();
});
