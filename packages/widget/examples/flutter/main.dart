import 'package:app_links/app_links.dart';
import 'package:firebase_core/firebase_core.dart';
import 'package:flutter/material.dart';

import 'lobby_chat.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  runApp(const MaterialApp(home: Home()));
}

/// Opens the chat by a button, and by its deep link.
class Home extends StatefulWidget {
  const Home({super.key});

  @override
  State<Home> createState() => _HomeState();
}

class _HomeState extends State<Home> {
  @override
  void initState() {
    super.initState();
    AppLinks().uriLinkStream.listen((uri) {
      if (uri.scheme == 'exampleshop' && uri.host == 'lobby-chat') open();
    });
  }

  void open() => Navigator.of(context).push(MaterialPageRoute<void>(builder: (_) => const LobbyChat()));

  @override
  Widget build(BuildContext context) =>
      Scaffold(body: Center(child: FilledButton(onPressed: open, child: const Text('Chat'))));
}
