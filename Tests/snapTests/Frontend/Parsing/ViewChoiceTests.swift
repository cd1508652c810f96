import Testing

@testable import snap

struct ViewChoiceTests {
  private let card = candidate(.view, "Card", line: 3)
  private let preview = candidate(.preview, "Card", line: 9)
  private let first = candidate(.preview, "Dark", line: 12)
  private let second = candidate(.preview, "Dark", line: 12, column: 32)
  private var all: [Candidate] { [card, preview, first, second] }

  private static func candidate(
    _ kind: Candidate.Kind, _ name: String, line: Int, column: Int = 1
  ) -> Candidate {
    Candidate(kind: kind, name: name, path: "a/Card.swift", line: line, column: column, needs: [])
  }

  @Test func aPreviewGoesBeforeAViewOfTheSameName() throws {
    #expect(try ViewChoice.choose(named: "Card", from: all).views == [preview])
    #expect(try ViewChoice.choose(named: "Card", from: [card]).views == [card])
  }

  @Test func theOnlyAppGoesBeforeSeveralViews() throws {
    let app = Self.candidate(.app, "Shop", line: 1)
    let other = Self.candidate(.view, "Other", line: 5)
    #expect(try ViewChoice.choose(named: nil, from: [card, other, app]).views == [app])
    #expect(try ViewChoice.choose(named: nil, from: [card, app]).views == [card])
    let all = [card, other, app, preview]
    #expect(try ViewChoice.choose(named: nil, from: all).views == [preview])
  }

  @Test func anAppOfUIKitGoesBeforeItsControllers() throws {
    let app = Self.candidate(.delegate, "AppDelegate", line: 1)
    let home = Self.candidate(.controller, "Home", line: 5)
    #expect(try ViewChoice.choose(named: nil, from: [home, app]).views == [app])
    #expect(try ViewChoice.choose(named: nil, from: [home]).views == [home])
    #expect(try ViewChoice.all(named: nil, from: [home, app]).views == [home, app])
  }

  @Test func aViewOfUIKitIsChosenIfThereIsNoOther() throws {
    let ring = Self.candidate(.representable, "Ring", line: 1)
    let widget = Self.candidate(.widget, "Clock", line: 5)
    #expect(try ViewChoice.choose(named: nil, from: [ring]).views == [ring])
    #expect(try ViewChoice.choose(named: nil, from: [ring, card]).views == [card])
    #expect(try ViewChoice.choose(named: nil, from: [ring, widget]).views == [widget])
    #expect(try ViewChoice.choose(named: "Ring", from: [ring, card]).views == [ring])
    #expect(try ViewChoice.all(named: nil, from: [ring, card]).views == [ring, card])
  }

  @Test func aPlaceNamesOneView() throws {
    #expect(try ViewChoice.choose(named: "a/Card.swift:3", from: all).views == [card])
    #expect(try ViewChoice.choose(named: "a/Card.swift:12:32", from: all).views == [second])
  }

  @Test func aPlaceMayBeginWithTheCurrentFolder() throws {
    #expect(try ViewChoice.choose(named: "./a/Card.swift:3", from: all).views == [card])
    var other = card
    other.path = "./Card.swift"
    #expect(try ViewChoice.choose(named: "Card.swift:3", from: [other]).views == [other])
  }

  @Test func aPlaceMayLeaveOutTheFoldersOfItsFile() throws {
    #expect(try ViewChoice.choose(named: "Card.swift:3", from: all).views == [card])
    #expect(throws: Failure.self) { try ViewChoice.choose(named: "ard.swift:3", from: all) }
  }

  @Test func viewsOfOneNameAreListedWithTheirPlaces() {
    #expect {
      try ViewChoice.choose(named: "Dark", from: all)
    } throws: { error in
      (error as? Failure)?.message == """
        which 'Dark'? Name its place, as in --view a/Card.swift:12:1:
          Dark  #Preview  a/Card.swift:12:1
          Dark  #Preview  a/Card.swift:12:32
        """
    }
  }

  @Test func aViewThatNeedsArgumentsNamesThePreviewsOfItsFile() {
    var page = Self.candidate(.view, "Page", line: 5)
    page.needs = ["title"]
    #expect {
      try ViewChoice.choose(named: "Page", from: [page, preview])
    } throws: { error in
      (error as? Failure)?.message == """
        'Page' needs title; its file has previews:
          Card  #Preview  a/Card.swift:9
        """
    }
  }

  @Test func sourcesWithoutAViewThatCanBeRenderedSayWhatToAdd() {
    func message(_ candidates: [Candidate]) -> String? {
      do {
        _ = try ViewChoice.choose(named: nil, from: candidates)
        return nil
      } catch {
        return (error as? Failure)?.message
      }
    }
    #expect(message([])?.contains("add a view, or '#Preview") == true)
    var view = Self.candidate(.view, "Card", line: 3)
    view.needs = ["title"]
    let lines = message([view])?.split(separator: "\n") ?? []
    #expect(lines.count == 2 && lines[0].contains("add a '#Preview'"))
    #expect(lines.last?.hasSuffix("needs title") == true)
  }

  @Test func backticksMayBeLeftOut() throws {
    let view = Self.candidate(.view, "Outer.`my view`", line: 1)
    #expect(try ViewChoice.choose(named: "Outer.my view", from: [view]).views == [view])
    #expect(try ViewChoice.choose(named: "Outer.`my view`", from: [view]).views == [view])
  }

  @Test func aNumberNamesAChildOfAProvider() throws {
    let provider = Self.candidate(.previewProvider, "Card_Previews", line: 20)
    let choice = try ViewChoice.choose(named: "Card_Previews 2", from: all + [provider])
    #expect(choice.views == [provider])
    #expect(choice.child == .number(2))
    #expect(throws: Failure.self) { try ViewChoice.choose(named: "Card 2", from: all) }
    #expect(throws: Failure.self) {
      try ViewChoice.choose(named: "Card_Previews 0", from: [provider])
    }
  }

  @Test func anyOtherNameMayBeThatOfAChild() throws {
    let provider = Self.candidate(.previewProvider, "Card_Previews", line: 20)
    let other = Self.candidate(.previewProvider, "Other_Previews", line: 30)
    let choice = try ViewChoice.choose(named: "iPhone 8", from: all + [provider, other])
    #expect(choice.views == [provider, other])
    #expect(choice.child == .displayName("iPhone 8"))
    #expect(try ViewChoice.choose(named: "Card", from: all + [provider]).child == nil)
    #expect(throws: Failure.self) { try ViewChoice.choose(named: "iPhone 8", from: all) }
  }
}
