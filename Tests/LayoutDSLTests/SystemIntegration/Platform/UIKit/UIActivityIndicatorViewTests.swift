import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor @Suite struct UIActivityIndicatorViewTests {
  private let rect = CGRect(0, 0, 37, 37)
  private let environment = EnvironmentValues()

  @Test func sizes() {
    #expect(UIActivityIndicatorView().intrinsicContentSize == CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.bounds == rect)
    #expect(large.intrinsicContentSize == rect.size)
  }

  @Test func stoppedIndicatorIsHidden() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.displayList(in: rect, environment: environment).isEmpty)
    spinner.startAnimating()
    #expect(spinner.isAnimating)
    #expect(spinner.displayList(in: rect, environment: environment).items.count == 8)
    spinner.stopAnimating()
    #expect(spinner.displayList(in: rect, environment: environment).isEmpty)
    spinner.hidesWhenStopped = false
    #expect(spinner.displayList(in: rect, environment: environment).items.count == 8)
    spinner.isHidden = true
    #expect(spinner.displayList(in: rect, environment: environment).isEmpty)
  }

  @Test func colorIsThatOfTheDarkestSpoke() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    spinner.color = .red
    let items = spinner.displayList(in: rect, environment: environment).items
    guard case .fill(let path, let paint, _) = items.first else {
      Issue.record("no spokes")
      return
    }
    #expect(paint == .color(Color.Resolved(red: 1, green: 0, blue: 0)))
    #expect(path.boundingRect.maxX < rect.midX, "the darkest points left")
  }

  @Test func changeOfStyleInvalidatesTheIntrinsicSize() {
    let spinner = UIActivityIndicatorView(style: .medium)
    var changes = 0
    spinner.intrinsicSizeDidChange = { changes += 1 }
    spinner.style = .large
    spinner.style = .large
    #expect(changes == 1)
  }
}
