import SwiftUI
import Testing

@MainActor struct UITableViewTests {
  private struct Shown<Content: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Content
    func makeUIView(context: Context) -> Content { make() }
    func updateUIView(_ uiView: Content, context: Context) {}
  }

  private func picture(_ make: @escaping @MainActor () -> some UIView) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 120, height: 80)) { Shown(make: make) }.render()
  }

  @Test func tablesAndCollectionsOfAnAppAreGreyAreas() throws {
    #expect(try picture { UITableView(frame: .zero) }[5, 5].red < 255)
    #expect(
      try picture {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }[5, 5].red < 255)
  }

  @Test func aTableAsksItsDataSource() {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = controller
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
  }

  private final class Rows: NSObject, UITableViewDelegate, UICollectionViewDelegate,
    UITextViewDelegate
  {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath.item) }
    func textViewDidChange(_ textView: UITextView) { selected.append(textView.text.count) }
  }

  @Test func theDelegateHasTheTypeOfTheView() {
    let rows = Rows()
    let table = UITableView()
    table.delegate = rows
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    let items = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    items.delegate = rows
    items.delegate?.collectionView(items, didSelectItemAt: IndexPath(item: 2, section: 0))
    let text = UITextView()
    text.delegate = rows
    text.text = "abc"
    text.delegate?.textViewDidChange(text)
    #expect(rows.selected == [1, 2, 3])
    let scrollViews: [UIScrollView] = [table, items, text]
    #expect(scrollViews.allSatisfy { $0.delegate === rows })
    scrollViews[0].delegate = nil
    #expect(table.delegate == nil)
  }

  private final class Watched: UICollectionView {
    var changes = 0
    override var delegate: (any UICollectionViewDelegate)? { didSet { changes += 1 } }
  }

  @Test func aSubclassObservesItsDelegate() {
    let view = Watched(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.delegate = nil
    #expect(view.changes == 1)
    #expect(!view.hasActiveDrag && !view.hasActiveDrop && !view.allowsFocusDuringEditing)
  }
}
