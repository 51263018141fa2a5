import 'dart:convert';
import 'dart:io';

import 'package:file_selector/file_selector.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';
import 'package:image_picker/image_picker.dart';
import 'package:permission_handler/permission_handler.dart';
import 'package:url_launcher/url_launcher.dart';
import 'package:webview_flutter/webview_flutter.dart';
import 'package:webview_flutter_android/webview_flutter_android.dart';

const lobby = 'https://lobby.example';
final chat = Uri.parse('$lobby/chat/YOUR_TENANT?channel=YOUR_PUBLIC_KEY&src=${Platform.isIOS ? 'ios' : 'android'}');

/// The chat in a screen of the app: files, camera, microphone, keyboard, back, links and push.
class LobbyChat extends StatefulWidget {
  const LobbyChat({super.key, this.identityToken, this.onUnread});

  /// What your server has signed for who is signed in; null for nobody.
  final String? identityToken;
  final void Function(int count)? onUnread;

  @override
  State<LobbyChat> createState() => _LobbyChatState();
}

class _LobbyChatState extends State<LobbyChat> with WidgetsBindingObserver {
  late final WebViewController web;

  @override
  void initState() {
    super.initState();
    WidgetsBinding.instance.addObserver(this);
    web = WebViewController(onPermissionRequest: allowMicrophone)
      ..setJavaScriptMode(JavaScriptMode.unrestricted)
      ..addJavaScriptChannel('LobbyApp', onMessageReceived: (message) => hear(jsonDecode(message.message)))
      ..setNavigationDelegate(NavigationDelegate(onNavigationRequest: follow));
    final platform = web.platform;
    if (platform is AndroidWebViewController) platform.setOnShowFileSelector(chooseFiles);
    web.loadRequest(chat);
  }

  @override
  void dispose() {
    WidgetsBinding.instance.removeObserver(this);
    super.dispose();
  }

  /// What comes in while the app is out of view is counted, and pushed.
  @override
  void didChangeAppLifecycleState(AppLifecycleState state) => say({'open': state == AppLifecycleState.resumed});

  /// What the chat says.
  Future<void> hear(Map<String, dynamic> said) async {
    if (said['lobby'] == 'hello') {
      final token = widget.identityToken;
      await say({
        'locale': Platform.localeName.replaceAll('_', '-'),
        'open': true,
        'identity': token == null ? null : {'jwt': token},
      });
      // APNs and FCM each have a token of their own kind.
      final messaging = FirebaseMessaging.instance;
      final device = Platform.isIOS ? await messaging.getAPNSToken() : await messaging.getToken();
      if (device != null) await say({'push': {'device_token': device, 'os': Platform.operatingSystemVersion.split(' ').take(2).join(' ')}});
    }
    if (said['unread'] case final int count) widget.onUnread?.call(count);
    if (said['close'] == true && mounted) Navigator.of(context).pop();
  }

  /// Says something to the chat: who has signed in, a text for its field, a sign-out.
  Future<void> say(Map<String, Object?> words) =>
      web.runJavaScript('window.LobbyChat && LobbyChat.say(${jsonEncode(words)})');

  NavigationDecision follow(NavigationRequest request) {
    if (request.url.startsWith('$lobby/')) return NavigationDecision.navigate;
    launchUrl(Uri.parse(request.url), mode: LaunchMode.externalApplication);
    return NavigationDecision.prevent;
  }

  Future<void> allowMicrophone(WebViewPermissionRequest request) async {
    final granted = await Permission.microphone.request().isGranted;
    await (granted ? request.grant() : request.deny());
  }

  /// Android asks the app for files; iOS does it itself.
  Future<List<String>> chooseFiles(FileSelectorParams params) async {
    final picked = params.isCaptureEnabled
        ? [?await ImagePicker().pickImage(source: ImageSource.camera)]
        : await openFiles();
    return [for (final file in picked) File(file.path).uri.toString()];
  }

  @override
  Widget build(BuildContext context) => PopScope(
        canPop: false,
        onPopInvokedWithResult: (didPop, _) {
          if (!didPop) say({'back': true});
        },
        // A Scaffold makes room for the keyboard.
        child: Scaffold(body: SafeArea(child: WebViewWidget(controller: web))),
      );
}
