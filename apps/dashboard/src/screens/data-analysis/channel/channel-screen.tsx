import { CAMPAIGNS_SHOWN, CHANNEL_KINDS, isLocale, LOCALE_NAMES, PAGES_SHOWN, valueOf, type ChannelReport } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { AnalysisFrame } from '#/components/analysis/analysis-frame.tsx';
import { FigureStrip } from '#/components/analysis/figure-card.tsx';
import { FigureTable, type FigureColumn } from '#/components/analysis/figure-table.tsx';
import { ShareBars } from '#/components/analysis/share-bars.tsx';
import { useAnalysisSearch } from '#/components/analysis/use-analysis-search.ts';
import { useAnalysisText } from '#/components/analysis/use-analysis-text.ts';
import { channelReportQuery } from '#/data/analysis-report.ts';
import { useApi } from '#/data/api.ts';

/** Where conversations come from: by channel, language, diversion link, campaign and page. */
export function AnalysisChannelScreen() {
  const { period } = useAnalysisSearch();
  const query = useQuery(channelReportQuery(useApi(), period));
  return (
    <AnalysisFrame page="channel" query={query} isEmpty={({ total, links }) => total.conversations === 0 && links.length === 0}>
      {(report) => <Channels report={report} />}
    </AnalysisFrame>
  );
}

function Channels({ report }: { report: ChannelReport }) {
  const t = useT('analysis');
  const controls = useT('controls');
  const formats = useFormats();
  const { open, times } = useAnalysisSearch();
  const see = (figure: string) => t('see', { figure });
  const { total, channels, failures } = report;
  const messaging = useT('messaging');
  return (
    <>
      <FigureStrip label={t('strip')} ids={['conversations', 'answered', times.reply, 'csat']} counted={report} />
      <ShareBars
        title={t('channel.chart')}
        basis={t('n', { number: formats.number(total.conversations) })}
        whole={total.conversations}
        head={[t('filter.channel'), t('figure.conversations'), t('funnel.share')]}
        bars={channels.map(({ key, conversations }) => ({
          id: key,
          label: controls(`channel.${kindOf(key)}`),
          value: conversations,
          onOpen: () => open({ part: 'conversations', at: kindOf(key) }),
        }))}
        none={t('rows.none')}
        see={see}
      />
      <Tables report={report} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Pages report={report} />
        <FigureTable
          title={t('channel.failures')}
          aside={<span className="text-xs">{t('n', { number: formats.number(total.failures) })}</span>}
          head={t('channel.reason')}
          rows={failures.map((failure) => ({ ...failure, key: `${failure.channel} ${failure.reason}` }))}
          nameOf={({ channel, reason }) => `${controls(`channel.${channel}`)} · ${messaging(`reasons.${reason}`)}`}
          columns={[{ id: 'count', name: t('channel.count'), cell: ({ count }) => formats.number(count) }]}
          none={t('channel.no_failures')}
          onOpen={({ channel, reason }) => open({ part: 'failures', at: channel, reason })}
          see={see}
        />
      </div>
    </>
  );
}

const kindOf = (key: string) => CHANNEL_KINDS.find((kind) => kind === key) ?? 'web';

type Place = ChannelReport['channels'][number];

/** The figures of each channel, language, link and campaign. */
function Tables({ report: { channels, languages, links, campaigns, currency } }: { report: ChannelReport }) {
  const t = useT('analysis');
  const formats = useFormats();
  const controls = useT('controls');
  const { write } = useAnalysisText(currency);
  const {
    open,
    times: { reply },
  } = useAnalysisSearch();
  const see = (figure: string) => t('see', { figure });
  const columns: FigureColumn<Place>[] = [
    { id: 'conversations', name: t('figure.conversations'), cell: (row) => write('count', row.conversations) },
    { id: 'messages', name: t('figure.messages'), cell: (row) => write('count', row.messages), isWide: true },
    { id: 'resolved', name: t('figure.resolved'), cell: (row) => write('share', valueOf('resolved', row)) },
    { id: 'first_reply', name: t(`figure.${reply}`), cell: (row) => write('time', row[`${reply}_ms`]), isWide: true },
    { id: 'csat', name: t('figure.csat'), cell: (row) => write('stars', valueOf('csat', row)), isWide: true },
    { id: 'failures', name: t('figure.failures'), cell: (row) => write('count', row.failures), isWide: true },
    ...(currency === null
      ? []
      : [{ id: 'cost', name: t('figure.cost'), cell: (row: Place) => write('money', valueOf('cost', row)), isWide: true }]),
  ];
  const count = (name: string, of: (row: ChannelReport['links'][number]) => number) => ({
    id: name,
    name,
    cell: (row: ChannelReport['links'][number]) => write('count', of(row)),
  });
  return (
    <>
      <FigureTable
        title={t('channel.by_channel')}
        head={t('filter.channel')}
        rows={channels}
        nameOf={({ key }) => controls(`channel.${kindOf(key)}`)}
        columns={columns}
        none={t('rows.none')}
        onOpen={({ key }) => open({ part: 'conversations', at: kindOf(key) })}
        see={see}
      />
      <FigureTable
        title={t('channel.by_language')}
        head={t('filter.language')}
        rows={languages}
        nameOf={({ key }) => (isLocale(key) ? LOCALE_NAMES[key] : key)}
        columns={columns}
        none={t('rows.none')}
        onOpen={({ key }) => (isLocale(key) ? open({ part: 'conversations', tongue: key }) : undefined)}
        see={see}
      />
      <FigureTable
        title={t('channel.links')}
        head={t('channel.link')}
        rows={links}
        nameOf={({ name }) => name || t('gone')}
        columns={[
          count(t('channel.opened'), ({ opened }) => opened),
          count(t('channel.wrote'), ({ conversations }) => conversations),
          { ...count(t('figure.answered'), ({ answered }) => answered), isWide: true },
          count(t('figure.resolved'), ({ resolved }) => resolved),
        ]}
        none={t('channel.no_links')}
        onOpen={({ key }) => open({ part: 'conversations', link: key })}
        see={see}
      />
      <FigureTable
        title={t('channel.campaigns')}
        head={t('channel.campaign')}
        rows={campaigns}
        nameOf={({ key }) => key}
        columns={columns}
        none={t('channel.no_campaigns')}
        {...(campaigns.length === CAMPAIGNS_SHOWN && { note: t('channel.most', { number: formats.number(CAMPAIGNS_SHOWN) }) })}
        onOpen={({ key }) => open({ part: 'conversations', utm: key })}
        see={see}
      />
    </>
  );
}

function Pages({ report: { pages } }: { report: ChannelReport }) {
  const t = useT('analysis');
  const formats = useFormats();
  const { write } = useAnalysisText();
  const { open } = useAnalysisSearch();
  return (
    <FigureTable
      title={t('channel.pages')}
      head={t('channel.page')}
      rows={pages}
      nameOf={({ key }) => key.replace(/^https?:\/\//, '')}
      columns={[
        { id: 'conversations', name: t('figure.conversations'), cell: (row) => write('count', row.conversations) },
        {
          id: 'resolved',
          name: t('figure.resolved'),
          cell: (row) => write('share', row.asked === 0 ? undefined : row.resolved / row.asked),
        },
        {
          id: 'csat',
          name: t('figure.csat'),
          cell: (row) => write('stars', row.rated === 0 ? undefined : row.stars / row.rated),
          isWide: true,
        },
      ]}
      none={t('channel.no_pages')}
      {...(pages.length === PAGES_SHOWN && { note: t('channel.most', { number: formats.number(PAGES_SHOWN) }) })}
      onOpen={({ key }) => open({ part: 'conversations', page: key })}
      see={(figure) => t('see', { figure })}
    />
  );
}
