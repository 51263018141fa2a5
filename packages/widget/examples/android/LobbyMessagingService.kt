package com.example.shop

import android.app.NotificationChannel
import android.app.NotificationManager
import android.app.PendingIntent
import android.content.Intent
import android.net.Uri
import androidx.core.app.NotificationCompat
import com.google.firebase.messaging.FirebaseMessagingService
import com.google.firebase.messaging.RemoteMessage

/** Shows what your server pushes; a press opens the chat by its deep link. */
class LobbyMessagingService : FirebaseMessagingService() {
    override fun onMessageReceived(message: RemoteMessage) {
        val link = message.data["link"] ?: return
        val manager = getSystemService(NotificationManager::class.java)
        manager.createNotificationChannel(NotificationChannel("chat", "Chat", NotificationManager.IMPORTANCE_HIGH))
        val open = Intent(Intent.ACTION_VIEW, Uri.parse(link)).setPackage(packageName)
        val press = PendingIntent.getActivity(this, 0, open, PendingIntent.FLAG_IMMUTABLE)
        val notification = NotificationCompat.Builder(this, "chat")
            .setSmallIcon(R.drawable.ic_chat)
            .setContentTitle(message.data["title"])
            .setContentText(message.data["body"])
            .setContentIntent(press)
            .setAutoCancel(true)
            .build()
        // One notification a conversation: the next message replaces it.
        manager.notify(message.data["conversation_id"], 0, notification)
    }
}
