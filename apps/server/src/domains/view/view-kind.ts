import type { SavedReport, SavedReportDraft, SavedView, SavedViewDraft, WorkOrderView, WorkOrderViewDraft } from '@lobby/contract';

/** What a view is of. */
export type ViewKind = 'conversation' | 'work_order' | 'report';
/** A view of any kind, and what is written of one: they differ in what their filter can say. */
export type AnyView = SavedView | WorkOrderView | SavedReport;
export type AnyViewDraft = SavedViewDraft | WorkOrderViewDraft | SavedReportDraft;
