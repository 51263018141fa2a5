const TEXT_MAX = 140;

/**
 * What is pushed for an event of Lobby: one notification for each device of the visitor; none for what visitors write themselves, for notes of
 * events, and for conversations of other channels.
 * @param {object} event body of the webhook `message.created`
 * @param {Array<{platform: 'android' | 'ios', device_token: string, channel_id: string}>} installs devices of the contact
 * @param {{scheme: string, title: string}} app the app's link scheme, and what it is called
 */
export function notificationsOf(event, installs, { scheme, title }) {
  const { conversation, message } = event.data;
  const isAnswer = message.author_kind === 'agent' || message.author_kind === 'bot';
  if (event.type !== 'message.created' || !isAnswer || message.kind !== 'text') return [];
  const words = {
    title: message.author_name ?? title,
    body: message.body.slice(0, TEXT_MAX),
    link: `${scheme}://lobby-chat`,
    conversation_id: conversation.id,
  };
  return installs
    .filter((install) => install.channel_id === conversation.channel_id)
    .map(({ platform, device_token: token }) => ({ platform, token, payload: platform === 'ios' ? apns(words) : fcm(words, token) }));
}

/** Of `POST https://fcm.googleapis.com/v1/projects/{project}/messages:send`. */
function fcm(data, token) {
  return { message: { token, data, android: { priority: 'HIGH', collapse_key: data.conversation_id } } };
}

/** Of `POST https://api.push.apple.com/3/device/{token}`. */
function apns({ title, body, link, conversation_id: thread }) {
  return { aps: { alert: { title, body }, sound: 'default', 'thread-id': thread }, link };
}
