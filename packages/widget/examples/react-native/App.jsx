import { useEffect, useState } from 'react';
import { Button, Linking } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LobbyChat } from './LobbyChat';

const LINK = 'exampleshop://lobby-chat';

/** Opens the chat by a button, and by its deep link. */
export default function App() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const follow = (url) => url?.startsWith(LINK) && setIsOpen(true);
    void Linking.getInitialURL().then(follow);
    const links = Linking.addEventListener('url', ({ url }) => follow(url));
    return () => links.remove();
  }, []);
  return (
    <SafeAreaProvider>
      {isOpen ? (
        <LobbyChat identityToken={null} locale="en-US" onClose={() => setIsOpen(false)} />
      ) : (
        <Button title="Chat" onPress={() => setIsOpen(true)} />
      )}
    </SafeAreaProvider>
  );
}
