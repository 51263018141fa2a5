import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#/button/button.tsx';
import { ProgressBar } from '#/progress/progress-bar.tsx';
import { Spinner } from '#/progress/spinner.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { Page, PageHeader } from './page.tsx';
import { Panel } from './panel.tsx';
import { Stat } from './stat.tsx';

const linked = (value: ReactNode) => <a href="#hits">{value}</a>;

function Overview({ s, long = false, dense = false }: Spoken & Overview) {
  const action = (
    <Button variant="primary" icon={<Plus size={16} />}>
      {s.newEntry}
    </Button>
  );
  return (
    <div className="h-[720px]">
      <Page
        dense={dense}
        header={<PageHeader title={long ? s.long : s.overview} description={long ? s.long : s.overviewNote} actions={action} />}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Panel title={long ? s.long : s.today} aside={s.since}>
            <div className="grid grid-cols-2 gap-5">
              <Stat label={s.conversations} value="1,284" change={{ direction: 'up', good: true, text: s.moreThanBefore }} />
              <Stat label={s.firstAnswer} value="4 s" change={{ direction: 'up', good: false, text: s.less }} />
              <Stat label={s.aiAnswers} value="–" change={{ direction: 'none', text: s.lastDays }} />
              <Stat label={long ? s.long : s.hits} value="98%" wrapValue={linked} />
            </div>
          </Panel>
          <Panel title={s.usage} chosen>
            <div className="flex flex-col gap-4">
              <ProgressBar label={s.aiAnswers} value={1200} max={5000} figure="1,200 / 5,000" />
              <ProgressBar label={s.conversations} value={3912} max={5000} tone="warning" figure="3,912 / 5,000" />
              <ProgressBar label={s.entries} value={500} max={500} tone="danger" figure="500 / 500" />
              <ProgressBar label={s.readingPages} figure="128" action={<Button size="small">{s.notNow}</Button>} />
              <p className="flex items-center gap-2">
                <Spinner /> {s.saving}
              </p>
            </div>
          </Panel>
          <Panel flush title={s.entries}>
            <p className="px-5 py-3">{long ? s.longWord : s.refundText}</p>
          </Panel>
          <Panel>{s.emptyText}</Panel>
        </div>
      </Page>
    </div>
  );
}

type Overview = { long?: boolean; dense?: boolean };
const meta: Meta<Overview> = { title: 'ui/Page', render: inFour(Overview), parameters: { layout: 'fullscreen' } };
export default meta;

export const Full: StoryObj<Overview> = {};
export const LongTexts: StoryObj<Overview> = { args: { long: true, dense: true } };
