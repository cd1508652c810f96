// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let makeSection: UICollectionViewCompositionalLayoutSectionProvider
  private var list: UICollectionLayoutListConfiguration?

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
  ) {
    self.configuration = configuration ?? UICollectionViewCompositionalLayoutConfiguration()
    makeSection = { _, _ in section }
    list = section.listConfiguration
    super.init()
  }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    makeSection = sectionProvider
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
    layout.list = configuration
    return layout
  }

  /// The configuration of a layout whose sections are all lists, that of the first one; nil for
  /// another layout.
  func listConfiguration(of view: UICollectionView) -> UICollectionLayoutListConfiguration? {
    if let list { return list }
    let environment = LayoutEnvironment(size: view.bounds.size)
    var first: UICollectionLayoutListConfiguration?
    for index in 0..<view.numberOfSections {
      guard let list = makeSection(index, environment)?.listConfiguration else { return nil }
      first = first ?? list
    }
    return first
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    places =
      CompositionalPlaces(of: collectionView, configuration, section: makeSection).places
  }
}
