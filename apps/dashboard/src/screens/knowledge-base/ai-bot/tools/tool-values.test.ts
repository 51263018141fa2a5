import { expect, it } from 'vitest';
import { toolProblems, toolValues } from './tool-values.ts';

const filled = { ...toolValues(undefined), name: 'order_status', description: 'Where an order is', url: 'https://shop.example/orders' };
const param = { name: 'order_no', type: 'string' as const, required: true, description: '' };

it('a tool that is filled in has no problem', () => {
  expect(toolProblems(filled)).toEqual({});
  expect(toolProblems({ ...filled, url: 'https://shop.example/orders/{order_no}', params: [param] })).toEqual({});
});

it.each([
  [{ name: 'Order Status' }, { name: 'tool_name' }],
  [{ description: '' }, { description: 'required' }],
  [{ url: 'https://{order_no}.example/', params: [param] }, { url: 'web_address' }],
  [{ url: 'https://shop.example/{order_no}' }, { url: 'tool_placeholder' }],
  [{ url: 'https://shop.example/{verified_email}' }, { url: 'tool_placeholder' }],
  [{ params: [param, param] }, { params: 'tool_param' }],
  [{ params: [{ ...param, name: 'Order No' }] }, { 'params.0.name': 'tool_param' }],
  [{ headers: [{ name: 'Host' }] }, { 'headers.0.name': 'invalid' }],
  [{ auth: { kind: 'header' as const, name: '' } }, { 'auth.name': 'required' }],
])('%o is marked at its field', (change, problems) => {
  expect(toolProblems({ ...filled, ...change })).toEqual(problems);
});

it('what is saved of a secret is not in the form', () => {
  const saved = { ...filled, id: '', version: 1, updated_at: 0, auth: { kind: 'bearer' as const, name: '', has_secret: true } };
  expect(toolValues(saved)).toEqual({ ...filled, auth: { kind: 'bearer', name: '' } });
});
