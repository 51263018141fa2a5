import { ApiError } from '@lobby/api-client';
import {
  REPORT_FORMATS,
  REPORT_RECIPIENTS_MAX,
  REPORT_RHYTHMS,
  type ReportFormat,
  type reportSchedules,
  type ReportScheduleDraft,
  type ResponseOf,
} from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Alert, Button, MultiSelect, Select, toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveSchedule, useTestSchedule } from '#/data/report-schedule.ts';
import { useAppSelector } from '#/state/use-store.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, day) => day + 1);
/** A Monday. */
const MONDAY = Date.UTC(2026, 5, 1);
const DAY_MS = 86_400_000;
const USUAL_HOUR = 8;

interface ScheduleFormProps extends ResponseOf<typeof reportSchedules.get> {
  id: string;
  onClose: () => void;
}

/** When one report is mailed, to whom and as what. */
export function ScheduleForm({ id, schedule, timezone, people, onClose }: ScheduleFormProps) {
  const t = useT('analysis');
  const common = useT();
  const locale = useLocale();
  const formats = useFormats();
  const errorText = useErrorText();
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  // Who has left or lost the right since the last mailing is not among the people.
  const kept = schedule && { ...schedule, recipients: schedule.recipients.filter((each) => people.some((person) => person.id === each)) };
  const [draft, setDraft] = useState<ReportScheduleDraft>(
    kept ?? { every: 'week', weekday: 1, month_day: 1, hour: USUAL_HOUR, format: 'pdf', recipients: me ? [me.id] : [] },
  );
  const [missing, setMissing] = useState(false);
  const change = (over: Partial<ReportScheduleDraft>) => setDraft((before) => ({ ...before, ...over }));
  const { mutate: save, isPending: isSaving, error } = useSaveSchedule(id);
  const { mutate: stop, isPending: isStopping } = useSaveSchedule(id);
  const { mutate: test, isPending: isTesting } = useTestSchedule(id);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const isTooMany = draft.recipients.length > REPORT_RECIPIENTS_MAX;
  const submit = () => {
    setMissing(draft.recipients.length === 0);
    if (draft.recipients.length === 0 || isTooMany) return;
    const { every, weekday: day, month_day: monthDay, hour, format, recipients } = draft;
    const done = () => {
      toast.success(t('schedule.saved'));
      onClose();
    };
    save({ every, weekday: day, month_day: monthDay, hour, format, recipients }, { onSuccess: done });
  };
  const recipientsError = missing
    ? t('schedule.nobody')
    : isTooMany
      ? t('schedule.too_many', { count: REPORT_RECIPIENTS_MAX })
      : error instanceof ApiError
        ? error.fields.find(({ path }) => path === 'recipients')?.message
        : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('schedule.every')}
          value={draft.every}
          options={REPORT_RHYTHMS.map((value) => ({ value, label: t(`schedule.rhythm.${value}`) }))}
          onChange={(every) => change({ every })}
        />
        {draft.every === 'week' ? (
          <Select
            label={t('schedule.weekday')}
            value={String(draft.weekday)}
            options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekday.format(MONDAY + (day - 1) * DAY_MS) }))}
            onChange={(day) => change({ weekday: Number(day) })}
          />
        ) : null}
        {draft.every === 'month' ? (
          <Select
            label={t('schedule.month_day')}
            value={String(draft.month_day)}
            options={DAYS_OF_MONTH.map((day) => ({ value: String(day), label: t('schedule.nth', { day }) }))}
            description={Number(draft.month_day) > 28 ? t('schedule.short_month') : undefined}
            onChange={(day) => change({ month_day: Number(day) })}
          />
        ) : null}
        <Select
          label={t('schedule.hour')}
          value={String(draft.hour)}
          options={HOURS.map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))}
          description={formats.zone(timezone)}
          onChange={(hour) => change({ hour: Number(hour) })}
        />
        <Select
          label={t('schedule.format')}
          value={draft.format}
          options={REPORT_FORMATS.map((value) => ({ value, label: t(`schedule.formats.${value}`) }))}
          onChange={(format: ReportFormat) => change({ format })}
        />
      </div>
      <MultiSelect
        label={t('schedule.recipients')}
        description={t('schedule.recipients_text')}
        error={recipientsError}
        options={people.map((person) => ({ value: String(person.id), label: person.name }))}
        value={draft.recipients.map(String)}
        onChange={(ids) => {
          change({ recipients: ids.map(Number) });
          setMissing(false);
        }}
      />
      {error !== null && recipientsError === undefined ? <Alert tone="danger">{errorText(error)}</Alert> : null}
      {schedule ? <p className="text-13 text-muted">{t('schedule.next', { time: formats.moment(schedule.next_at) })}</p> : null}
      <div className="flex flex-wrap justify-end gap-2">
        {schedule ? (
          <Button
            variant="ghost"
            loading={isStopping}
            onClick={() =>
              stop(null, {
                onSuccess: () => {
                  toast.success(t('schedule.stopped'));
                  onClose();
                },
                onError: (failure) => void toast.error(errorText(failure)),
              })
            }
          >
            {t('schedule.stop')}
          </Button>
        ) : null}
        <Button
          loading={isTesting}
          onClick={() =>
            test(draft.format, {
              onSuccess: ({ to }) => void toast.success(t('schedule.tested', { address: to })),
              onError: (failure) => void toast.error(errorText(failure)),
            })
          }
        >
          {t('schedule.test')}
        </Button>
        <Button type="submit" variant="primary" loading={isSaving}>
          {common('actions.save')}
        </Button>
      </div>
    </form>
  );
}
