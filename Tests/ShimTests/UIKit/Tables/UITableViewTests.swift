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
}
