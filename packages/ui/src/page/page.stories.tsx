import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#/alert/alert.tsx';
import { Avatar } from '#/avatar/avatar.tsx';
import { Wordmark } from '#/brand/wordmark.tsx';
import { Button } from '#/button/button.tsx';
import { BarChart } from '#/chart/bar-chart.tsx';
import { ChartFrame } from '#/chart/chart-frame.tsx';
import { Sparkline } from '#/chart/sparkline.tsx';
import { Badge } from '#/chip/badge.tsx';
import { Chip } from '#/chip/chip.tsx';
import { Sheet } from '#/dialog/sheet.tsx';
import { FileDrop } from '#/file-drop/file-drop.tsx';
import { ProgressBar } from '#/progress/progress-bar.tsx';
import { Page, PageHeader } from './page.tsx';
import { Panel } from './panel.tsx';
import { Stat } from './stat.tsx';

const DAYS = [
  { id: 'mon', label: 'Mon', value: 42, before: 36 },
  { id: 'tue', label: 'Tue', value: 58, before: 61 },
  { id: 'wed', label: 'Wed', value: 31, before: 40 },
  { id: 'thu', label: 'Thu', value: 76, before: 52 },
  { id: 'fri', label: 'Fri', value: 0, before: 12 },
];

function Overview() {
  const [open, setOpen] = useState(false);
  return (
    <div className="h-[860px]">
      <Page
        header={
          <PageHeader
            title="Overview"
            description="What happened today"
            actions={
              <Button variant="primary" icon={<Plus size={16} />} onClick={() => setOpen(true)}>
                New entry
              </Button>
            }
          />
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Panel title="Today" aside="since 00:00">
            <div className="grid grid-cols-2 gap-5">
              <Stat label="Conversations" value="1,284" change={{ direction: 'up', good: true, text: '12% since last week' }} />
              <Stat label="First answer" value="4 s" change={{ direction: 'down', good: false, text: '2 s since last week' }} />
              <Sparkline label="Conversations, rising" values={[4, 6, 5, 9, 8, 12]} />
            </div>
          </Panel>
          <Panel title="Usage" chosen>
            <div className="flex flex-col gap-4">
              <ProgressBar label="AI answers" value={3912} max={5000} tone="warning" figure="3,912 / 5,000" />
              <ProgressBar label="Reading pages" figure="128" action={<Button size="small">Cancel</Button>} />
            </div>
          </Panel>
          <ChartFrame
            title="Conversations"
            basis="Last five days"
            chart={<BarChart label="Conversations by day" bars={DAYS} />}
            table={{ head: ['Day', 'Count'], rows: DAYS.map((day) => [day.label, day.value]) }}
          />
          <Panel title="Pieces">
            <div className="flex flex-col gap-4">
              <div className="flex flex-wrap items-center gap-3">
                <Wordmark />
                <Avatar name="Mina Tan" size={36} />
                <Avatar name="佐藤美咲" />
                <Avatar name="Kumo Outdoor" shape="square" size={28} />
                <Avatar name="Mina Tan" size={20} />
                <Badge count={9} label="9 unread" />
                <Badge count={128} tone="danger" label="128 late" />
                <Badge label="unread" />
              </div>
              <div className="flex flex-wrap gap-2">
                <Chip>Draft</Chip>
                <Chip tone="accent" onRemove={() => undefined} removeLabel="Remove filter">
                  Delivery
                </Chip>
                <Chip tone="success">Published</Chip>
                <Chip tone="warning">In review</Chip>
                <Chip tone="danger">Expired</Chip>
              </div>
              <Alert tone="danger" title="Wrong address or password">
                Check both, or reset the password.
              </Alert>
              <Alert tone="warning">Send first, return later is not covered. The bot would hand over.</Alert>
              <FileDrop label="Entries to import" onFiles={() => undefined} accept=".csv" hint="CSV up to 5 MB" />
            </div>
          </Panel>
        </div>
      </Page>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Refund of order 1042"
        description="WO-231"
        footer={<Button variant="primary">Reply</Button>}
      >
        <p>The parcel came back on Monday.</p>
      </Sheet>
    </div>
  );
}

const meta: Meta = { title: 'ui/Page', component: Overview, parameters: { layout: 'fullscreen' } };
export default meta;

export const Pieces: StoryObj = {};
