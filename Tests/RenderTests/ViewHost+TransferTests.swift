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

  private struct Card: Transferable, Identifiable {
    let id: Int

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: { "\($0.id)" })
    }
  }

  private struct Cards: View {
    let selection: [Int]
    @State private var dropped = "nothing"

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50).draggable(containerItemID: 1)
        Color.green.frame(width: 100, height: 50).draggable(containerItemID: 3)
        Color.blue.frame(width: 100, height: 50)
          .dropDestination(for: Card.self) { cards, session in
            dropped = "\(cards.map(\.id)) of \(session.itemsCount) at \(Int(session.location.y))"
          }
        Text(dropped)
      }
      .dragContainer(for: Card.self) { ids in ids.map { Card(id: $0) } }
      .dragContainerSelection(selection)
      .frame(width: 200, height: 200, alignment: .top)
    }
  }

  @Test(arguments: [([1, 2], "[1, 2] of 2 at 20"), ([3], "[1] of 1 at 20")])
  func anItemOfAContainerIsDraggedWithTheSelection(selection: [Int], text: String) throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) { Cards(selection: selection) }
    #expect(host.drop(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 120)))
    #expect(host.layoutTree().contains(text))
  }

  @Test func anItemWithoutAContainerHasNoValues() throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.draggable(containerItemID: 1)
    }
    #expect(!host.drop(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 120)))
  }
}
