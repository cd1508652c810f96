import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ProgressViewStyleTests {
  @Test func systemStylesAreABarOrASpinner() {
    let bar = Screen { ProgressView().progressViewStyle(.linear).probe("view") }
    #expect(bar.frame("view") == CGRect(0, 48, 100, 4))
    let spinner = Screen { ProgressView(value: 0.5).progressViewStyle(.circular).probe("view") }
    #expect(spinner.frame("view") == CGRect(40, 40, 20, 20))
    let red = Screen {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
    }
    #expect(red.fills(of: .red) == [CGRect(0, 48, 50, 4)])
  }

  @Test func aCustomStyleReceivesTheParts() {
    struct Share: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.label
          Color.blue.frame(width: 40 * (configuration.fractionCompleted ?? 0), height: 10)
          if configuration.currentValueLabel == nil { Color.green.frame(width: 5, height: 5) }
        }
      }
    }
    let screen = Screen {
      ProgressView(value: 1, total: 4) { Color.red.frame(width: 10, height: 10) }
        .progressViewStyle(Share())
    }
    #expect(screen.fills(of: .blue).first?.width == 10)
    #expect(screen.fills(of: .red).count == 1)
    #expect(screen.fills(of: .green).count == 1)
  }

  @Test func aProgressViewOfAStyleHasTheSameLabels() {
    struct Journaled: ProgressViewStyle {
      let journal: Journal
      func makeBody(configuration: Configuration) -> some View {
        let _ = journal.note(
          "\(configuration.label != nil) \(configuration.currentValueLabel != nil)")
        ProgressView(configuration)
      }
    }
    let journal = Journal()
    _ = Screen {
      ProgressView(value: 0.5).progressViewStyle(Journaled(journal: journal))
        .progressViewStyle(Journaled(journal: journal))
      ProgressView("a", value: 0.5).progressViewStyle(Journaled(journal: journal))
        .progressViewStyle(Journaled(journal: journal))
    }
    #expect(journal.entries == ["false false", "false false", "true false", "true false"])
  }
}
