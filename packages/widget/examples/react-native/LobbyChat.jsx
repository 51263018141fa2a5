import { getAPNSToken, getMessaging, getToken, onTokenRefresh } from '@react-native-firebase/messaging';
import { useCallback, useEffect, useRef } from 'react';
import { AppState, BackHandler, KeyboardAvoidingView, Linking, Platform } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { WebView } from 'react-native-webview';

const LOBBY = 'https://lobby.example';
const CHAT = `${LOBBY}/chat/YOUR_TENANT?channel=YOUR_PUBLIC_KEY&src=${Platform.OS}`;

/**
 * The chat in a screen of the app: files, camera, microphone, keyboard, back, links and push.
 * `identityToken` is what your server has signed for who is signed in; null for nobody.
 */
export function LobbyChat({ identityToken, locale, onClose, onUnread }) {
  const web = useRef(null);
  const say = useCallback((words) => {
    web.current?.injectJavaScript(`window.LobbyChat && LobbyChat.say(${JSON.stringify(words)}); true;`);
  }, []);

  const register = useCallback(async () => {
    // APNs and FCM each have a token of their own kind.
    const token = await (Platform.OS === 'ios' ? getAPNSToken : getToken)(getMessaging());
    if (token) say({ push: { device_token: token, os: `${Platform.OS} ${Platform.Version}` } });
  }, [say]);

  useEffect(() => onTokenRefresh(getMessaging(), register), [register]);
  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      say({ back: true });
      return true;
    });
    // What comes in while the app is out of view is counted, and pushed.
    const view = AppState.addEventListener('change', (state) => say({ open: state === 'active' }));
    return () => {
      back.remove();
      view.remove();
    };
  }, [say]);
  useEffect(() => say({ identity: identityToken ? { jwt: identityToken } : null }), [say, identityToken]);

  const hear = async ({ nativeEvent: { data, url } }) => {
    // Only pages of this Lobby can speak to the app.
    if (!url.startsWith(`${LOBBY}/`)) return;
    const said = JSON.parse(data);
    if (said.lobby === 'hello') {
      say({ locale, open: true, identity: identityToken ? { jwt: identityToken } : null });
      await register();
    }
    if (said.unread !== undefined) onUnread?.(said.unread);
    if (said.close) onClose();
  };

  const follow = ({ url }) => {
    if (url.startsWith(`${LOBBY}/`)) return true;
    void Linking.openURL(url);
    return false;
  };

  return (
    <SafeAreaView style={{ flex: 1 }}>
      <KeyboardAvoidingView style={{ flex: 1 }} behavior="padding">
        <WebView
          ref={web}
          source={{ uri: CHAT }}
          originWhitelist={[LOBBY]}
          domStorageEnabled
          allowsInlineMediaPlayback
          setSupportMultipleWindows={false}
          mediaCapturePermissionGrantType="grantIfSameHostElsePrompt"
          onMessage={hear}
          onShouldStartLoadWithRequest={follow}
        />
      </KeyboardAvoidingView>
    </SafeAreaView>
  );
}
