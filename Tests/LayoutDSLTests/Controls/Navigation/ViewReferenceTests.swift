import Combine
import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// Views that are shown elsewhere than where the app has written them.
@MainActor struct ViewReferenceTests {
  private final class Store: ObservableObject {
    let name = "store"
  }

  /// Notes what is set around it.
  private struct Reader: View {
    let journal: Journal
    @EnvironmentObject private var store: Store
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var typeSize
    var body: some View {
      let _ = journal.note("\(store.name) \(isEnabled) \(locale.identifier) \(typeSize)")
      Color.red.frame(width: 10, height: 10)
    }
  }

  @Test func anItemOfABarHasWhatIsSetAroundItsModifier() {
    let journal = Journal()
    _ = Screen.phone {
      NavigationStack {
        Color.blue
          .toolbar {
            ToolbarItem { Reader(journal: journal) }
            ToolbarItem(placement: .bottomBar) { Reader(journal: journal) }
          }
          .environmentObject(Store())
          .environment(\.locale, Locale(identifier: "sv"))
          .disabled(true)
      }
      .environment(\.dynamicTypeSize, .accessibility3)
    }
    // The bar still decides the type size.
    #expect(Set(journal.entries) == ["store false sv large"])
    #expect(journal.entries.count >= 2)
  }

  @Test func otherViewsOfAScreenHaveItToo() {
    let journal = Journal()
    _ = Screen.phone {
      NavigationStack {
        Color.blue
          .searchable(text: .constant(""), isPresented: .constant(true))
          .searchSuggestions { Reader(journal: journal) }
          .containerBackground(for: .navigation) { Reader(journal: journal) }
          .environmentObject(Store())
      }
    }
    #expect(journal.take().count >= 2)
    _ = Screen.phone {
      TabView {
        Color.blue.tabItem { Reader(journal: journal) }.environmentObject(Store())
      }
    }
    #expect(!journal.take().isEmpty)
  }

  @Test func anItemFollowsTheEditModeAroundItsModifier() {
    struct Editing: View {
      let journal: Journal
      @Environment(\.editMode) private var mode
      var body: some View {
        let _ = journal.note("\(mode?.wrappedValue.isEditing == true)")
        Color.red
      }
    }
    let journal = Journal()
    _ = Screen.phone {
      NavigationStack {
        Color.blue.toolbar { Editing(journal: journal) }
          .environment(\.editMode, .constant(.active))
      }
    }
    #expect(journal.entries.last == "true")
  }

  /// A bar shows toggles as buttons, and on iOS 26 its items in the label colour.
  @Test(arguments: [false, true]) func aSheetOfAnItemHasNoStyleOfTheBar(isNew: Bool) {
    let tint = Color(red: 0.25, green: 0.5, blue: 0.75)
    let screen = Screen.phone {
      NavigationStack {
        Color.blue
          .toolbar {
            ToolbarItem {
              Color.red.frame(width: 20, height: 20).sheet(isPresented: .constant(true)) {
                Toggle("t", isOn: .constant(true)).probe("toggle")
                Rectangle().fill(.tint).frame(width: 12, height: 12)
              }
            }
          }
          .tint(tint)
      }
      .environment(\.styles.color.palette, isNew ? .iOS26 : .iOS18)
    }
    #expect(screen.frame("toggle").width > 100)
    #expect(screen.fills(of: tint).map(\.width).contains(12))
  }

  @Test(arguments: [false, true]) func anItemHasTheTintAroundItsModifier(isNew: Bool) {
    let tint = Color(red: 0.25, green: 0.5, blue: 0.75)
    let screen = Screen.phone {
      NavigationStack {
        Color.blue
          .toolbar {
            ToolbarItem { Rectangle().fill(.tint).frame(width: 12, height: 12) }
            ToolbarItem(placement: .confirmationAction) {
              Rectangle().fill(.tint).frame(width: 10, height: 10)
            }
          }
          .tint(tint)
      }
      .environment(\.styles.color.palette, isNew ? .iOS26 : .iOS18)
    }
    let widths = screen.fills(of: tint).map(\.width)
    #expect(widths.contains(12))
    // On iOS 26, an action that confirms is white on glass in the tint.
    #expect(widths.contains(10) != isNew)
    #expect(widths.contains(44) == isNew)
  }
}
