import type { AiAccessView, OwnModel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, buttonLook, Chip, Panel, Switch, toast } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Gauge, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useChangeAccess } from '#/data/ai-access.ts';
import { botAnswers, isSpent, ownAnswers } from '#/components/ai-access/answers-now.ts';
import { BudgetBar } from './budget-bar.tsx';
import { EmbeddingState } from './embedding-state.tsx';
import { TestResult } from './test-result.tsx';

/** Its code loads when it is first asked for. */
const ModelSheet = lazy(() => import('./model-sheet.tsx').then((module) => ({ default: module.ModelSheet })));

/** The model that the business brings itself. */
export function ModelCard({ view }: { view: AiAccessView }) {
  const t = useT('access');
  const [isOpen, setIsOpen] = useState(false);
  const mayPay = useMay()('billing.view');
  const { allowed, model } = view;
  return (
    <Panel title={t('model.title')} aside={model ? <StateChip view={view} /> : null} chosen={ownAnswers(view) && !botAnswers(view)}>
      {model ? <ModelView view={view} model={model} onEdit={() => setIsOpen(true)} /> : <p>{t('model.text')}</p>}
      {allowed ? null : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="text-muted">{t('model.plan')}</p>
          {mayPay ? (
            <Link to="/dashboard/cost-center" className={buttonLook('secondary', 'medium')}>
              {t('model.plans')}
            </Link>
          ) : null}
        </div>
      )}
      {allowed && !model ? (
        <Button variant="primary" className="mt-3" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          {t('model.set_up')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <ModelSheet stored={model} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

function StateChip({ view }: { view: AiAccessView }) {
  const t = useT('access');
  if (!ownAnswers(view)) return <Chip>{t('state.off')}</Chip>;
  return botAnswers(view) ? <Chip>{t('state.steps_in')}</Chip> : <Chip tone="success">{t('state.answers')}</Chip>;
}

function ModelView({ view, model, onEdit }: { view: AiAccessView; model: OwnModel; onEdit: () => void }) {
  const t = useT('access');
  const errorText = useErrorText();
  const { mutate, isPending, variables } = useChangeAccess();
  const failed = { onError: (error: unknown) => toast.error(errorText(error)) };
  const {
    has_key: _hasKey,
    status: _status,
    fault: _fault,
    test: _test,
    embedding: _embedding,
    tested_at: _at,
    spent: _spent,
    resets_at: _ends,
    version,
    ...draft
  } = model;
  const turn = (on: boolean) =>
    mutate({ kind: 'model', draft: { ...draft, on }, version }, { ...failed, onSuccess: () => toast.success(t('saved')) });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-semibold">{model.name}</p>
        <p className="text-13 break-all text-muted">{model.base_url}</p>
        <p className="text-13 text-muted">
          {[model.chat_model, model.embedding_model, t(model.has_key ? 'model.has_key' : 'model.no_key')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Switch label={t('model.on')} checked={model.on} disabled={isPending || (!view.allowed && !model.on)} onChange={turn} />
      {isSpent(view) ? <Alert tone="warning">{t('model.spent')}</Alert> : null}
      <BudgetBar model={model} />
      <TestResult model={model} />
      {model.embedding ? <EmbeddingState name={model.embedding_model ?? ''} isOn={model.on} embedding={model.embedding} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Gauge size={16} aria-hidden="true" />}
          loading={isPending && variables?.kind === 'test'}
          disabled={!view.allowed}
          onClick={() => mutate({ kind: 'test' }, failed)}
        >
          {t('model.test')}
        </Button>
        <Button icon={<Pencil size={16} aria-hidden="true" />} onClick={onEdit}>
          {t('model.edit')}
        </Button>
      </div>
    </div>
  );
}
