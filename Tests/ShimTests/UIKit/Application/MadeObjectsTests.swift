import Testing
import UIKit

@MainActor struct MadeObjectsTests {
  private final class Cell: UITableViewCell {
    var wasMade = false
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      wasMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aCellOfATypeThatIsKnownAtRunTimeHasItsIdentifier() throws {
    let type: UITableViewCell.Type = Cell.self
    let cell = try #require(type._make(style: .subtitle, reuseIdentifier: "a") as? Cell)
    #expect(cell.wasMade && cell.reuseIdentifier == "a")
    #expect(UITableViewCell._make(frame: .zero).reuseIdentifier == nil, "the values are used once")
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "b")
    #expect(table.dequeueReusableCell(withIdentifier: "b")?.reuseIdentifier == "b")
    #expect(table.dequeueReusableCell(withIdentifier: "c") == nil)
    let header: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    #expect(header._make(reuseIdentifier: "d").reuseIdentifier == "d")
  }

  @Test func viewsAndControllersAreMade() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIView._make(frame: frame).frame == frame)
    #expect(UITableViewController._make(nibName: nil, bundle: nil).isViewLoaded == false)
  }

  @Test func aSubclassOfATableOverridesItsInitializer() {
    final class Dark: UITableView {
      private(set) var reloads = 0
      override init(frame: CGRect, style: Style) {
        super.init(frame: frame, style: .grouped)
      }
      required init?(coder: NSCoder) { nil }
      override func reloadData() {
        reloads += 1
        super.reloadData()
      }
    }
    let table = Dark()
    table.insertRows(at: [], with: .none)
    #expect(table.style == .grouped && table.reloads == 1)
  }
}
