import SwiftUI

@main
struct LibraryApp: App {
  @State private var library = Library.sample

  var body: some Scene {
    WindowGroup {
      LibraryView()
        .environment(library)
    }
    .commands {
      SidebarCommands()
    }
    #if os(macOS)
      Settings {
        Text("There are no settings.").padding()
      }
    #endif
  }
}
