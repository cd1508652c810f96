import Testing
import UIKit

@MainActor struct UIToolbarTests {
  @Test func aToolbarKeepsItsItems() {
    let bar = UIToolbar(frame: .zero)
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    bar.setItems([item], animated: true)
    #expect(bar.items == [item])
  }
}
