import SwiftUI
import Testing

@MainActor struct UIAppearanceTests {
  @Test func appearancesAreKept() {
    // They are those of the process.
    defer { UINavigationBar.appearance().barTintColor = nil }
    UINavigationBar.appearance().barTintColor = .red
    UITableView.appearance().backgroundColor = .clear
    UITextView.appearance().backgroundColor = .green
    #expect(UINavigationBar.appearance().barTintColor == .red)
    #expect(UITableView.appearance().backgroundColor == .clear)
    #expect(UITextView.appearance().backgroundColor == .green)
    #expect(UIScrollView.appearance().backgroundColor == nil)
  }

  @Test func viewsAndControllersContainAppearances() {
    func isContainer(_ type: (some NSObject).Type) -> Bool {
      type is any UIAppearanceContainer.Type
    }
    #expect(isContainer(UINavigationBar.self) && isContainer(UITabBarController.self))
    #expect(!isContainer(UIBarButtonItem.self))
  }

  @Test func aSubclassHasItsOwnAppearance() {
    final class Banner: UILabel {
      var inset = 4.0
    }
    Banner.appearance().backgroundColor = .red
    #expect(Banner.appearance().backgroundColor == .red && Banner.appearance().inset == 4)
    #expect(UILabel.appearance().backgroundColor == nil)
  }
}
