import { lazyPart } from './lazy-part.tsx';

/** Closes the panel of a framed chat; its room is kept free. */
export const ClosePanel = lazyPart(async () => (await import('./frame/close-panel.tsx')).ClosePanel, <span className="size-10" />);
/** Fills in what the page around a framed chat wants in the field. */
export const FillPrefill = lazyPart(async () => (await import('./frame/fill-prefill.tsx')).FillPrefill);
/** Under an answer: sources, thumbs, ways on. */
export const AnswerFoot = lazyPart(async () => (await import('./answer/answer-foot.tsx')).AnswerFoot);
/** What is being answered, as far as it is there. */
export const ComingAnswer = lazyPart<object>(async () => (await import('./message/coming-answer.tsx')).ComingAnswer);
/** Under what the server has not confirmed yet. */
export const UnsentFoot = lazyPart(async () => (await import('./message/unsent-foot.tsx')).UnsentFoot);
/** Files of a message. */
export const AttachmentList = lazyPart(async () => (await import('./attachment/attachment-list.tsx')).AttachmentList);
/** The cards of a message. */
export const MessageCards = lazyPart(async () => (await import('./message/message-cards.tsx')).MessageCards);
/** Beside the field; its room is kept free. It comes with the tray: a file that is chosen is shown, also when the connection is lost by then. */
export const AttachButton = lazyPart(
  async () => {
    const [button] = await Promise.all([import('./attachment/attach-button.tsx'), import('./attachment/attachment-tray.tsx')]);
    return button.AttachButton;
  },
  <span className="size-9 shrink-0" />,
);
/** Files of the next message. */
export const AttachmentTray = lazyPart(async () => (await import('./attachment/attachment-tray.tsx')).AttachmentTray);
/** The visitor's place in the queue. */
export const QueueCard = lazyPart(async () => (await import('./thread/queue-card.tsx')).QueueCard);
/** What a visitor can do when nobody is there. */
export const OffHoursCard = lazyPart(async () => (await import('./thread/off-hours-card.tsx')).OffHoursCard);
/** The beginning of the message that another one answers. */
export const QuotedText = lazyPart(async () => (await import('./message/quoted-text.tsx')).QuotedText);
/** What comes at the end of a thread: articles, and how it was. */
export const ThreadFoot = lazyPart<object>(async () => (await import('./thread/thread-foot.tsx')).ThreadFoot);
/** The way into the FAQ. */
export const FaqDoor = lazyPart<object>(async () => (await import('./thread/faq-door.tsx')).FaqDoor);
/** Words what arrives. */
export const Announcer = lazyPart(async () => (await import('./thread/announcer.tsx')).Announcer);
/** Leads back to the end of a thread. */
export const ToEnd = lazyPart(async () => (await import('./thread/to-end.tsx')).ToEnd);
/** What the conversation writes about itself. */
export const EventLine = lazyPart(async () => (await import('./message/event-line.tsx')).EventLine);
/** Asks the visitor who they are. */
export const PreChatForm = lazyPart<object>(async () => (await import('./pre-chat/pre-chat-form.tsx')).PreChatForm);
/** Fetches earlier messages. */
export const EarlierMessages = lazyPart(async () => (await import('./thread/earlier-messages.tsx')).EarlierMessages);
/** What must be agreed to before anything is sent. */
export const ConsentBox = lazyPart<object>(async () => (await import('./consent/consent-box.tsx')).ConsentBox);
/** What writing agrees to. */
export const ConsentLine = lazyPart<object>(async () => (await import('./consent/consent-line.tsx')).ConsentLine);
/** Tells of answers that come in while nobody looks. */
export const PageSigns = lazyPart<object>(async () => (await import('./thread/page-signs.tsx')).PageSigns);
/** What can be done with a message. */
export const BubbleTools = lazyPart(async () => (await import('./message/bubble-tools.tsx')).BubbleTools);
/** Over the field: what is being changed, or answered. */
export const AimBar = lazyPart(async () => (await import('./composer/aim-bar.tsx')).AimBar);
/** Beside the field: faces and signs; its room is kept free. */
export const EmojiButton = lazyPart(
  async () => (await import('./composer/emoji-button.tsx')).EmojiButton,
  <span className="size-9 shrink-0" />,
);
