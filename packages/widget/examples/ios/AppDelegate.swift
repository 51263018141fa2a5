import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
            if granted { DispatchQueue.main.async { application.registerForRemoteNotifications() } }
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        Session.deviceToken = token.map { String(format: "%02x", $0) }.joined()
        NotificationCenter.default.post(name: .lobbyDeviceToken, object: nil)
    }

    /// A press on a notification opens the chat.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        guard let link = response.notification.request.content.userInfo["link"] as? String, let url = URL(string: link) else { return }
        await MainActor.run { open(url) }
    }

    /// A link that begins with the app's scheme: exampleshop://lobby-chat
    func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        open(url)
        return true
    }

    private func open(_ url: URL) {
        guard url.scheme == "exampleshop", url.host() == "lobby-chat" else { return }
        let chat = UINavigationController(rootViewController: LobbyChatViewController())
        chat.modalPresentationStyle = .fullScreen
        window?.rootViewController?.present(chat, animated: true)
    }
}
