import SwiftUI
import Testing

/// A controller whose table or collection fills its view.
private final class Filled: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
  var content: UIScrollView?

  override func viewDidLoad() {
    title = "Title"
    guard let content else { return }
    (content as? UITableView)?.dataSource = self
    (content as? UICollectionView)?.dataSource = self
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return cell
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 99 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return cell
  }
}

@MainActor struct ContentInsetsTests {
  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  /// Whether the first rows are below a navigation bar of 44.
  private func isBelowBar(_ content: UIScrollView) throws -> Bool {
    let filled = Filled()
    filled.content = content
    let picture = try ViewHost(size: CGSize(width: 200, height: 400)) {
      Controlled(controller: UINavigationController(rootViewController: filled))
    }.render()
    return picture[100, 42].green == 255 && picture[100, 60].green == 0
  }

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    return view
  }

  @Test func contentThatFillsAViewBeginsBelowTheBar() throws {
    #expect(try isBelowBar(UITableView()))
    #expect(try isBelowBar(collection(UICollectionViewFlowLayout())))
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(try isBelowBar(collection(UICollectionViewCompositionalLayout.list(using: list))))
  }

  @Test func contentThatTakesNoInsetsReachesBelowTheBar() throws {
    let table = UITableView()
    table.contentInsetAdjustmentBehavior = .never
    #expect(try !isBelowBar(table))
  }
}
