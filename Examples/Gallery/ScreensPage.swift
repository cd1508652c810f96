import SwiftUI

/// A screen of a navigation stack with its bars.
struct NavigationPage: View {
  var body: some View {
    NavigationStack {
      List(["Inbox", "Drafts", "Sent", "Trash"], id: \.self) { name in
        NavigationLink(name) { Text(name) }
      }
      .navigationTitle("Mailboxes")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Reply", systemImage: "arrowshape.turn.up.left") {}
          Spacer()
          Text("Updated just now").font(.caption)
          Spacer()
          Button("Write", systemImage: "square.and.pencil") {}
        }
      }
      .searchable(text: .constant(""))
    }
  }
}

/// A screen that was pushed, with an inline title.
struct PushedPage: View {
  var body: some View {
    NavigationStack(path: .constant([1])) {
      Text("Root")
        .navigationTitle("Library")
        .navigationDestination(for: Int.self) { _ in
          ScrollView {
            ForEach(0..<30) { line in
              Text("Line \(line)").frame(maxWidth: .infinity, alignment: .leading).padding(.leading)
            }
          }
          .navigationTitle("A book")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
        }
    }
  }
}

/// Tabs with badges.
struct TabsPage: View {
  var body: some View {
    TabView {
      Color.orange.opacity(0.2).overlay { Text("Home") }
        .tabItem { Label("Home", systemImage: "house.fill") }
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
      Text("Inbox").tabItem { Label("Inbox", systemImage: "tray.fill") }.badge(4)
      Text("Me").tabItem { Label("Me", systemImage: "person.crop.circle") }
    }
  }
}

/// A sheet of half the height.
struct SheetPage: View {
  var body: some View {
    Backdrop().sheet(isPresented: .constant(true)) {
      VStack(spacing: 12) {
        Text("A sheet").font(.title2.bold())
        Text("Of half the height of the screen.").foregroundStyle(.secondary)
        Button("Done") {}.buttonStyle(.borderedProminent)
      }
      .presentationDetents([.medium])
      .presentationDragIndicator(.visible)
    }
  }
}

/// An alert of two buttons.
struct AlertPage: View {
  var body: some View {
    Backdrop().alert("Delete the picture?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It will be gone from all your devices.")
    }
  }
}

/// A list of actions.
struct DialogPage: View {
  var body: some View {
    Backdrop().confirmationDialog(
      "Share this picture", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("Message") {}
      Button("Mail") {}
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Everyone who gets it can pass it on.")
    }
  }
}

/// The screen behind presented views.
private struct Backdrop: View {
  var body: some View {
    LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .top) { Text("Behind").font(.largeTitle.bold()).padding(40) }
      .ignoresSafeArea()
  }
}

#Preview("Navigation") { NavigationPage() }
#Preview("Pushed") { PushedPage() }
#Preview("Tabs") { TabsPage() }
#Preview("Sheet") { SheetPage() }
#Preview("Alert") { AlertPage() }
#Preview("Dialog") { DialogPage() }
