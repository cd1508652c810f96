import Foundation
import LayoutDSL
import Render
import Testing

@MainActor struct ViewHostTransferTests {
  private struct Board: View {
    @State private var dropped = "nothing"

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50).draggable("a card")
        Color.blue.frame(width: 100, height: 50)
          .dropDestination(for: String.self) { items, location in
            dropped = "\(items.joined()) at \(Int(location.x)), \(Int(location.y))"
            return true
          }
        Text(dropped)
      }
      .frame(width: 200, height: 200, alignment: .top)
    }
  }

  @Test func aDraggedValueReachesTheViewBelow() throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) { Board() }
    #expect(!host.drop(["a"], at: CGPoint(x: 100, y: 25)))
    #expect(!host.drop([1], at: CGPoint(x: 100, y: 75)))
    #expect(host.drop(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 60, y: 70)))
    #expect(host.layoutTree().contains("a card at 10, 20"))
  }

  @Test func aTappedShareLinkSharesItsItems() throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) {
      ShareLink("Send", item: "a text", subject: Text("Subject"))
    }
    #expect(host.shares.isEmpty)
    try host.tap(on: "Send")
    #expect(host.shares.map { $0.items.map { "\($0)" } } == [["a text"]])
    #expect(host.shares.first?.subject == Text("Subject"))
  }

  @Test func pastedValuesReachAButton() throws {
    var pasted: [String] = []
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) {
      PasteButton(payloadType: String.self) { pasted = $0 }
    }
    #expect(!host.paste([1]))
    #expect(host.paste(["a", "b"]))
    #expect(pasted == ["a", "b"])
  }
}
