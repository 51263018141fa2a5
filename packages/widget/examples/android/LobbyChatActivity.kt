package com.example.shop

import android.content.Intent
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.provider.MediaStore
import android.webkit.PermissionRequest
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.activity.enableEdgeToEdge
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.FileProvider
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.updatePadding
import androidx.webkit.WebViewCompat
import com.google.firebase.messaging.FirebaseMessaging
import org.json.JSONObject
import java.io.File
import java.util.Locale

private const val LOBBY = "https://lobby.example"
private const val CHAT = "$LOBBY/chat/YOUR_TENANT?channel=YOUR_PUBLIC_KEY&src=android"

/** The chat in a screen of the app: files, camera, microphone, keyboard, back, links and push. */
class LobbyChatActivity : ComponentActivity() {
    private lateinit var web: WebView
    private var pushToken: String? = null
    private var chosen: ValueCallback<Array<Uri>>? = null
    private var asked: PermissionRequest? = null
    private var photo: Uri? = null

    private val chooseFiles = registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        val files = WebChromeClient.FileChooserParams.parseResult(result.resultCode, result.data)
        // A camera answers without data: its picture is where it was told to put it.
        val taken = if (result.resultCode == RESULT_OK) photo?.let { arrayOf(it) } else null
        chosen?.onReceiveValue(files ?: taken)
        chosen = null
    }
    private val askMicrophone = registerForActivityResult(ActivityResultContracts.RequestPermission()) { granted ->
        if (granted) asked?.grant(arrayOf(PermissionRequest.RESOURCE_AUDIO_CAPTURE)) else asked?.deny()
        asked = null
    }
    private val askNotifications = registerForActivityResult(ActivityResultContracts.RequestPermission()) {}

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        web = WebView(this).apply {
            settings.javaScriptEnabled = true
            settings.domStorageEnabled = true // The visitor keeps the conversation.
            settings.allowFileAccess = false
            webViewClient = links
            webChromeClient = files
        }
        // Only pages of this Lobby can speak to the app.
        WebViewCompat.addWebMessageListener(web, "LobbyApp", setOf(LOBBY)) { _, message, _, isMainFrame, _ ->
            if (isMainFrame) hear(JSONObject(message.data ?: "{}"))
        }
        val frame = FrameLayout(this).apply { addView(web) }
        // The keyboard pushes the field up instead of covering it.
        ViewCompat.setOnApplyWindowInsetsListener(frame) { view, insets ->
            val edges = insets.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.ime())
            view.updatePadding(edges.left, edges.top, edges.right, edges.bottom)
            WindowInsetsCompat.CONSUMED
        }
        setContentView(frame)
        onBackPressedDispatcher.addCallback(this) { say(JSONObject().put("back", true)) }
        if (Build.VERSION.SDK_INT >= 33) askNotifications.launch(android.Manifest.permission.POST_NOTIFICATIONS)
        FirebaseMessaging.getInstance().token.addOnSuccessListener { token ->
            pushToken = token
            say(JSONObject().put("push", device(token)))
        }
        web.loadUrl(CHAT)
    }

    override fun onStart() {
        super.onStart()
        say(JSONObject().put("open", true))
    }

    override fun onStop() {
        say(JSONObject().put("open", false)) // What comes in now is counted, and pushed.
        super.onStop()
    }

    override fun onDestroy() {
        web.destroy()
        super.onDestroy()
    }

    /** What the chat says. */
    private fun hear(said: JSONObject) {
        if (said.optString("lobby") == "hello") say(greeting())
        if (said.has("unread")) Session.unread = said.getInt("unread")
        if (said.optBoolean("close")) finish()
    }

    private fun greeting() = JSONObject()
        .put("locale", Locale.getDefault().toLanguageTag())
        .put("open", true)
        .put("identity", Session.identityToken?.let { JSONObject().put("jwt", it) } ?: JSONObject.NULL)
        .apply { pushToken?.let { put("push", device(it)) } }

    private fun device(token: String) = JSONObject()
        .put("device_token", token)
        .put("app_version", packageManager.getPackageInfo(packageName, 0).versionName ?: "")
        .put("os", "Android ${Build.VERSION.RELEASE}")

    /** Says something to the chat: who has signed in, a text for its field, a sign-out. */
    fun say(words: JSONObject) = web.evaluateJavascript("window.LobbyChat && LobbyChat.say($words)", null)

    private val links = object : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            if (request.url.toString().startsWith("$LOBBY/chat/")) return false
            startActivity(Intent(Intent.ACTION_VIEW, request.url))
            return true
        }
    }

    private val files = object : WebChromeClient() {
        override fun onShowFileChooser(view: WebView, callback: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean {
            chosen?.onReceiveValue(null)
            chosen = callback
            val file = File.createTempFile("photo", ".jpg", cacheDir)
            photo = FileProvider.getUriForFile(this@LobbyChatActivity, "$packageName.files", file)
            val camera = Intent(MediaStore.ACTION_IMAGE_CAPTURE).putExtra(MediaStore.EXTRA_OUTPUT, photo)
            val chooser = Intent.createChooser(params.createIntent(), null)
            chooseFiles.launch(chooser.putExtra(Intent.EXTRA_INITIAL_INTENTS, arrayOf(camera)))
            return true
        }

        /** Voice notes: the chat asks for the microphone, and the person is asked once. */
        override fun onPermissionRequest(request: PermissionRequest) {
            val isLobby = request.origin.toString().trimEnd('/') == LOBBY
            if (!isLobby || PermissionRequest.RESOURCE_AUDIO_CAPTURE !in request.resources) return request.deny()
            asked = request
            askMicrophone.launch(android.Manifest.permission.RECORD_AUDIO)
        }
    }
}

/** What the rest of the app knows. */
object Session {
    /** The token that your server has signed for who is signed in; null for nobody. */
    var identityToken: String? = null
    var unread = 0
}
