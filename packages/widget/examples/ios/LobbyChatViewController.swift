import UIKit
import WebKit

private let lobby = "https://lobby.example"
private let chat = URL(string: "\(lobby)/chat/YOUR_TENANT?channel=YOUR_PUBLIC_KEY&src=ios")!

/// What the rest of the app knows.
enum Session {
    /// The token that your server has signed for who is signed in; nil for nobody.
    static var identityToken: String?
    /// Of APNs, in hexadecimal digits.
    static var deviceToken: String?
}

/// The chat in a screen of the app: files, camera, microphone, keyboard, back, links and push.
final class LobbyChatViewController: UIViewController {
    private let web: WKWebView = {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        return WKWebView(frame: .zero, configuration: configuration)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        web.configuration.userContentController.add(Ear(self), name: "LobbyApp")
        web.navigationDelegate = self
        web.uiDelegate = self
        web.scrollView.contentInsetAdjustmentBehavior = .never
        web.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(web)
        // The keyboard pushes the field up instead of covering it.
        NSLayoutConstraint.activate([
            web.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            web.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            web.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            web.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        let back = UIAction { [weak self] _ in self?.say(["back": true]) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.backward"), primaryAction: back)
        NotificationCenter.default.addObserver(self, selector: #selector(register), name: .lobbyDeviceToken, object: nil)
        web.load(URLRequest(url: chat))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say(["open": true])
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        say(["open": false]) // What comes in now is counted, and pushed.
    }

    /// What the chat says.
    fileprivate func hear(_ said: [String: Any]) {
        if said["lobby"] as? String == "hello" { greet() }
        if let unread = said["unread"] as? Int { navigationController?.tabBarItem.badgeValue = unread > 0 ? "\(unread)" : nil }
        if said["close"] as? Bool == true { dismiss(animated: true) }
    }

    private func greet() {
        let identity: Any = Session.identityToken.map { ["jwt": $0] } ?? NSNull()
        say(["locale": Locale.preferredLanguages.first ?? "en", "open": true, "identity": identity])
        register()
    }

    @objc private func register() {
        guard let token = Session.deviceToken else { return }
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? ""
        say(["push": ["device_token": token, "app_version": version, "os": "iOS \(UIDevice.current.systemVersion)"]])
    }

    /// Says something to the chat: who has signed in, a text for its field, a sign-out.
    func say(_ words: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: words) else { return }
        web.evaluateJavaScript("window.LobbyChat && LobbyChat.say(\(String(decoding: data, as: UTF8.self)))")
    }
}

/// A web view keeps its handlers; this one keeps no screen alive.
private final class Ear: NSObject, WKScriptMessageHandler {
    private weak var screen: LobbyChatViewController?
    init(_ screen: LobbyChatViewController) { self.screen = screen }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        // Only pages of this Lobby can speak to the app.
        guard message.frameInfo.isMainFrame, message.frameInfo.securityOrigin.host == chat.host,
              let text = message.body as? String,
              let said = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return }
        screen?.hear(said)
    }
}

extension LobbyChatViewController: WKNavigationDelegate, WKUIDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
                 decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void) {
        guard let url = action.request.url, !url.absoluteString.hasPrefix("\(lobby)/") else { return decisionHandler(.allow) }
        UIApplication.shared.open(url)
        decisionHandler(.cancel)
    }

    /// Links that open a new window.
    func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
                 for action: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? {
        if let url = action.request.url { UIApplication.shared.open(url) }
        return nil
    }

    /// Voice notes: iOS itself asks the person once.
    func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
                 type: WKMediaCaptureType, decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void) {
        decisionHandler(origin.host == chat.host ? .grant : .deny)
    }
}

extension Notification.Name {
    static let lobbyDeviceToken = Notification.Name("lobbyDeviceToken")
}
