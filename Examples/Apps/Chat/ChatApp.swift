import SwiftUI

@main
struct ChatApp: App {
  @StateObject private var store = ChatStore(conversations: SampleData.conversations)
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      ConversationList()
        .environmentObject(store)
        .environment(\.now, SampleData.now)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { store.stopTyping() }
    }
  }
}
