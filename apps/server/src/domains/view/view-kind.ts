import type { SavedView, SavedViewDraft, WorkOrderView, WorkOrderViewDraft } from '@lobby/contract';

/** What a view is of. */
export type ViewKind = 'conversation' | 'work_order';
/** A view of either kind, and what is written of one: they differ in what their filter can say. */
export type AnyView = SavedView | WorkOrderView;
export type AnyViewDraft = SavedViewDraft | WorkOrderViewDraft;
