import SwiftUI
import Testing

/// A table with a view above and below its rows, a footer and rows of 30 points.
private final class LowRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "Footer \(section)" }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 30 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.backgroundColor = indexPath.row == 0 ? .green : .yellow
    return cell
  }
}

/// A table with a row of a view of SwiftUI.
private final class HostingRow: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 60) }
      .margins(.horizontal, 0).margins(.vertical, 10).background(Color.blue)
    return cell
  }
}

@MainActor struct TableContentTests {
  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private func host(_ controller: UIViewController) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 400)) { Controlled(controller: controller) }
  }

  private func bar(_ color: UIColor, height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    view.backgroundColor = color
    return view
  }

  /// A row of 60 points, whose cell has a half transparent colour, round corners, a label and a
  /// view of 40 points at its end.
  private final class RoundRow: UITableViewController {
    var taps = 0
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 1 }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let label = UILabel(frame: CGRect(x: 16, y: 20, width: 60, height: 20))
      label.text = "Own"
      cell.addSubview(label)
      cell.backgroundColor = .red.withAlphaComponent(0.5)
      cell.layer.cornerRadius = 16
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      taps += 1
    }
  }

  @Test func theColourOfACellIsDrawnOnceWithItsCorners() throws {
    let picture = try host(RoundRow()).render()
    #expect(picture[100, 10].green == picture[190, 30].green)
    #expect((100...200).contains(picture[100, 10].green))
    #expect(picture[1, 1].green == 255 && picture[198, 58].green == 255)
  }

  @Test func aCellIsFoundByTheTextsInIt() throws {
    let row = RoundRow()
    let host = try host(row)
    _ = try host.render()
    try host.tap(on: "Own")
    #expect(row.taps == 1)
  }

  @Test func viewsOfSectionsAreKept() throws {
    final class Sections: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 0 }
      override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: "\(section)")
        view.textLabel?.text = "Section"
        return view
      }
      override func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
      ) -> UIView? { section == 0 ? UITableViewHeaderFooterView(reuseIdentifier: "end") : UIView() }
    }
    let controller = Sections()
    _ = try host(controller).render()
    let table = try #require(controller.tableView)
    #expect((0..<3).map { table.headerView(forSection: $0)?.reuseIdentifier } == ["0", "1", nil])
    #expect((0..<3).map { table.footerView(forSection: $0)?.reuseIdentifier } == ["end", nil, nil])
  }

  @Test func aPlainTableBeginsWithoutASeparator() throws {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let picture = try host(Rows(style: .plain)).render()
    // Separators are the grey lines at the trailing edge.
    let lines = (0..<400).filter { picture[190, $0].red < 250 }
    #expect(!lines.isEmpty && lines.allSatisfy { $0 > 30 })
  }

  @Test func aCellThatIsNoRowShowsItsTexts() throws {
    final class Sections: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 0 }
      override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { TableContentTests.cell("Header") }
    }
    let controller = Sections(style: .plain)
    controller.tableView.sectionHeaderHeight = 44
    controller.tableView.tableHeaderView = Self.cell("Total")
    let tree = try host(controller).layoutTree()
    #expect(["Header", "Total", "12"].allSatisfy { tree.contains("\"\($0)\"") })
  }

  private static func cell(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = "12"
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    return cell
  }

  /// Apps hide a line by an inset that is wider than the table.
  @Test func separatorsHaveTheInsetsOfTheAppFromTheEdgesOfTheCell() throws {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 4 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row > 0 { cell.textLabel?.text = "R" }
        if indexPath.row == 1 {
          cell.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
        }
        if indexPath.row == 2 {
          cell.separatorInset.right = .greatestFiniteMagnitude
        }
        return cell
      }
    }
    let controller = Rows(style: .plain)
    controller.tableView.separatorColor = .red
    controller.tableView.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 60)
    controller.tableView.rowHeight = 40
    let picture = try host(controller).render()
    let lines = (0..<165).map { y in
      (0..<200).filter { picture[$0, y].red > 200 && picture[$0, y].green < 120 }
    }.filter { !$0.isEmpty }
    #expect(lines.map { [$0[0], $0[$0.count - 1] + 1] } == [[50, 140], [30, 160], [50, 140]])
  }

  @Test func viewsOfTheTableAreAboveAndBelowItsRows() throws {
    let controller = LowRows(style: .plain)
    controller.tableView.tableHeaderView = bar(.red, height: 20)
    controller.tableView.tableFooterView = bar(.blue, height: 24)
    let host = try host(controller)
    let picture = try host.render()
    let red = (0..<400).filter { picture[190, $0].red == 255 && picture[190, $0].green < 100 }
    let blue = (0..<400).filter { picture[190, $0].blue == 255 && picture[190, $0].red < 100 }
    #expect(red == Array(0..<20))
    #expect(blue.count == 24 && (blue.first ?? 0) >= 20 + 2 * 30)
  }

  @Test func rowsHaveTheHeightOfTheDelegateAndSectionsTheirFooters() throws {
    let host = try host(LowRows(style: .plain))
    let picture = try host.render()
    // The separator is drawn over the last pixel of the first row.
    #expect(picture[190, 27].red < 150 && picture[190, 27].green > 150)
    #expect(picture[190, 32].red == 255 && picture[190, 57].red == 255)
    #expect(picture[190, 57].blue < 100 && picture[190, 62].blue > 100)
    #expect(host.layoutTree().contains("\"Footer 0\""))
  }

  @Test func theIndexIsAStripOfTitlesUnlessRowsAreFew() throws {
    final class Indexed: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["Q", "R"] }
    }
    let controller = Indexed(style: .plain)
    #expect(try host(controller).layoutTree().contains("\"Q\""))
    controller.tableView.sectionIndexMinimumDisplayRowCount = 3
    #expect(try !host(controller).layoutTree().contains("\"Q\""))
  }

  @Test func theBackgroundsOfTheAppAreInPlaceOfThoseOfAList() throws {
    let controller = LowRows(style: .plain)
    controller.tableView.backgroundColor = .blue
    let picture = try host(controller).render()
    #expect(picture[100, 300].blue == 255 && picture[100, 300].red < 100)
    #expect(picture[190, 10].green > 150 && picture[190, 10].blue < 150, "rows keep theirs")
    let other = LowRows(style: .plain)
    other.tableView.backgroundView = bar(.red, height: 400)
    let second = try host(other).render()
    #expect(second[100, 300].red == 255 && second[100, 300].blue < 100)
  }

  @Test func estimatedHeightsOfHeadersAreKept() {
    final class Estimating: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
      ) -> CGFloat { 33 }
    }
    let table = UITableView(frame: .zero, style: .plain)
    table.estimatedSectionHeaderHeight = 20
    let delegate: any UITableViewDelegate = Estimating()
    #expect(table.estimatedSectionHeaderHeight == 20)
    #expect(delegate.tableView(table, estimatedHeightForHeaderInSection: 0) == 33)
  }

  @Test func aRowWithTextKeepsTheHeightOfTheSystem() throws {
    let controller = LowRows(style: .plain)
    controller.tableView.delegate = Silent.shared
    let picture = try host(controller).render()
    #expect(picture[190, 41].red < 150 && picture[190, 46].red == 255)
  }

  @Test func theBackgroundOfAHostingConfigurationReachesTheEdgesOfTheRow() throws {
    let picture = try host(HostingRow(style: .plain)).render()
    #expect(picture[1, 5].blue > 200 && picture[1, 5].red < 100)
    #expect(picture[1, 40].red > 200 && picture[198, 40].red > 200)
    #expect(picture[1, 75].blue > 200 && picture[1, 75].red < 100)
  }

  @Test func headersOfTheDelegateAreDrawnAtTheirHeights() throws {
    let controller = Editable(style: .plain)
    let picture = try host(controller).render()
    let blue = (0..<400).filter { picture[100, $0].blue == 255 && picture[100, $0].red < 100 }
    #expect(blue == Array(0..<24))
  }

  @Test func aSwipeShowsTheActionsOfTheDelegate() throws {
    let controller = Editable(style: .plain)
    let host = try host(controller)
    host.drag(from: CGPoint(x: 180, y: 40), to: CGPoint(x: 90, y: 40))
    #expect(host.layoutTree().contains("\"Flag\""))
    try host.tap(on: "Flag")
    #expect(controller.events == ["flag 0"])
  }

  @Test func aSwipeDeletesARowThatCanBeEdited() throws {
    let controller = Editable(style: .plain)
    let host = try host(controller)
    host.drag(from: CGPoint(x: 180, y: 90), to: CGPoint(x: 90, y: 90))
    try host.tap(on: "Delete")
    #expect(controller.events == ["delete 1"])
  }

  @Test func aTapSelectsARowUntilItIsDeselected() throws {
    let controller = Editable(style: .plain)
    let host = try host(controller)
    host.tap(at: CGPoint(x: 100, y: 40))
    let table = try #require(controller.tableView)
    #expect(controller.events == ["select 0"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
    #expect(try host.render()[190, 40].red < 255)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    #expect(try host.render()[190, 40].red == 255)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(arguments: [0, 30]) func roundedCornersCutOffTheRows(radius: CGFloat) throws {
    final class Card: UIViewController {
      let rows = LowRows(style: .plain)
      override func viewDidLoad() {
        rows.tableView.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        addChild(rows)
        view.addSubview(rows.tableView)
        view.backgroundColor = .blue
      }
    }
    let card = Card()
    card.rows.tableView.layer.cornerRadius = radius
    let picture = try host(card).render()
    #expect((picture[1, 1].blue == 255) == (radius > 0))
    #expect(picture[100, 1].blue < 255 && picture[100, 1].green > 150)
    // A plain table has a background below its rows, here white above the blue of the card.
    #expect(picture[100, 96].red == 255 && picture[100, 96].blue == 255)
  }
}

/// A delegate that sets nothing.
private final class Silent: NSObject, UITableViewDelegate {
  @MainActor static let shared = Silent()
}

/// A table with a header view, a swipe action of its own for the first row, and rows to delete.
private final class Editable: UITableViewController {
  private(set) var events: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let view = UIView()
    view.backgroundColor = .blue
    return view
  }
  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 24 }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.row == 0 else { return nil }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.events.append("flag \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { events.append("delete \(indexPath.row)") }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }
}
