export { Alert, type AlertProps, type AlertTone } from './alert/alert.tsx';
export { ArticleBody, type ArticleBodyProps } from './article/article-body.tsx';
export {
  AttachedFile,
  AttachedFiles,
  type AttachedFileLink,
  type AttachedFileProps,
  type AttachedFilesProps,
  type AttachedFileTexts,
} from './attachment/attached-files.tsx';
export { FileFace } from './attachment/file-face.tsx';
export { AudioPlayer, type AudioPlayerProps, type AudioPlayerTexts } from './audio-player/audio-player.tsx';
export { Avatar, AVATAR_LETTER_MIN_PX, initialsOf, type AvatarProps } from './avatar/avatar.tsx';
export { ArchMark } from './brand/arch-mark.tsx';
export { Wordmark } from './brand/wordmark.tsx';
export { buttonLook, type ButtonSize, type ButtonVariant } from './button/button-look.ts';
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { BarChart, type Bar, type BarChartProps } from './chart/bar-chart.tsx';
export { ChartFrame, type ChartFrameProps } from './chart/chart-frame.tsx';
export { Sparkline, type SparklineProps } from './chart/sparkline.tsx';
export { Badge, type BadgeProps } from './chip/badge.tsx';
export { Chip, type ChipProps, type Tone } from './chip/chip.tsx';
export { classNames } from './class-names.ts';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export { MultiSelect, type MultiSelectProps } from './combobox/multi-select.tsx';
export type { SearchOption } from './combobox/use-option-filter.ts';
export { CommandBar, type CommandBarProps } from './command-bar/command-bar.tsx';
export { CommandWait, type CommandWaitProps, type TypedAhead } from './command-bar/command-wait.tsx';
export { filterCommands, type Command, type CommandGroup, type CommandSearch } from './command-bar/command.ts';
export { useCommandKey } from './command-bar/use-command-key.ts';
export { confirm, ConfirmDialog, confirmTasks, TASK_CONFIRMATION_GROUP, useConfirm } from './confirm-dialog/confirm-dialog.tsx';
export type {
  ConfirmAnswer,
  ConfirmItem,
  ConfirmRequest,
  ConfirmTask,
  TaskOutcome,
  TaskRequest,
} from './confirm-dialog/confirm-requests.ts';
export type { DataColumn, SkeletonShape, Sort } from './data-table/data-column.ts';
export { ColumnChoice, type ColumnChoiceProps } from './data-table/column-choice.tsx';
export { BulkBar, type BulkBarProps } from './data-table/bulk-bar.tsx';
export { DataTable, type DataTableProps } from './data-table/data-table.tsx';
export { LongTable, type LongTableProps } from './data-table/long-table.tsx';
export { Paginator, type PaginatorProps } from './data-table/paginator.tsx';
export { Dialog, DIALOG_WIDTH_PX, type DialogProps } from './dialog/dialog.tsx';
export { Sheet, SHEET_WIDTH_PX, type SheetProps } from './dialog/sheet.tsx';
export { Checkbox, type CheckboxProps } from './field/checkbox.tsx';
export { CodeField, type CodeFieldProps } from './field/code-field.tsx';
export { Field, type FieldControl, type FieldProps } from './field/field.tsx';
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { SearchField, type SearchFieldProps } from './field/search-field.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { CardPicture, CardRow, type CardRowProps } from './card-row/card-row.tsx';
export { FileDrop, type FileDropProps } from './file-drop/file-drop.tsx';
export { isLookedAt, onLook } from './in-view/looked-at.ts';
export { useInView, type Watch } from './in-view/use-in-view.ts';
export { LanguageMenu, type LanguageMenuProps } from './language-menu/language-menu.tsx';
export { Menu, type MenuEntry, type MenuProps } from './menu/menu.tsx';
export { Page, PageHeader, type PageHeaderProps } from './page/page.tsx';
export { Panel, type PanelProps } from './page/panel.tsx';
export { Stat, type StatProps } from './page/stat.tsx';
export { ProgressBar, type ProgressBarProps, type ProgressTone } from './progress/progress-bar.tsx';
export { Spinner } from './progress/spinner.tsx';
export { RenewalDialog, type RenewalDialogProps, type RenewalReason, type RenewalTexts } from './renewal-dialog/renewal-dialog.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { EmptyState, type EmptyStateProps } from './states/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './states/error-state.tsx';
export { Skeleton } from './states/skeleton.tsx';
export { SKELETON_AFTER_MS, useLate } from './states/use-late.ts';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.tsx';
export { useRevealTab } from './tabs/use-reveal-tab.ts';
export type { ToastAction, ToastType } from './toast/toast-card.tsx';
export { toast, TOAST_DURATION_MS, type PromiseTexts, type ToastOptions } from './toast/toast.tsx';
export { Toaster, type ToasterPosition } from './toast/toaster.tsx';
export { Tooltip } from './tooltip/tooltip.tsx';
export { ENGLISH_TEXTS, type UiTexts } from './ui-texts/ui-texts.ts';
export { UiTextsProvider, useTexts } from './ui-texts/ui-texts-provider.tsx';
export { ENGLISH_WIDE_TEXTS, type WideTexts } from './ui-texts/wide-texts.ts';
export { useWideTexts, WideTextsProvider, type WideTextsSource } from './ui-texts/wide-texts-provider.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { WideBox, type WideBoxProps } from './wide-box/wide-box.tsx';
