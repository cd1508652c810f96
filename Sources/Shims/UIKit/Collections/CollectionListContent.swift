import LayoutDSL
import SystemIntegration
import ViewCore

/// The items of a collection whose layout is a list, as the rows of a list.
struct CollectionListContent: View {
  let collection: UICollectionView
  let configuration: UICollectionLayoutListConfiguration
  private let mark = EvaluationMark()

  init(collection: UICollectionView, configuration: UICollectionLayoutListConfiguration) {
    (self.collection, self.configuration) = (collection, configuration)
  }

  var body: some View {
    List {
      ForEach(0..<collection.numberOfSections, id: \.self) { section in
        Section {
          ForEach(rows(ofSection: section)) { row in
            CollectionRow(
              collection: collection, configuration: configuration, indexPath: row.indexPath)
          }
        } header: {
          header(of: section)
        } footer: {
          if configuration.footerMode == .supplementary {
            boundary(UICollectionView.elementKindSectionFooter, section)
          }
        }
      }
    }
    .modifier(ListAppearance(appearance: configuration.appearance))
    .modifier(ListGround(configuration: configuration))
    .modifier(ContentInsets(of: collection))
    .modifier(ScrollConnection(of: collection, margins: collection.adjustedContentInset))
    .modifier(RoundedCorners(of: collection))
  }

  /// The first item of a section may be its header.
  private var firstRow: Int { configuration.headerMode == .firstItemInSection ? 1 : 0 }

  private func rows(ofSection section: Int) -> [IdentifiedRow] {
    (firstRow..<max(firstRow, collection.numberOfItems(inSection: section))).map { item in
      let indexPath = IndexPath(item: item, section: section)
      let id = (collection.dataSource as? any IdentifiedRows)?.identifier(ofRowAt: indexPath)
      return IdentifiedRow(id: id ?? AnyHashable(indexPath), indexPath: indexPath)
    }
  }

  @ViewBuilder private func header(of section: Int) -> some View {
    switch configuration.headerMode {
    case .none: EmptyView()
    case .supplementary: boundary(UICollectionView.elementKindSectionHeader, section)
    case .firstItemInSection:
      if collection.numberOfItems(inSection: section) > 0,
        let cell = collection.listCell(at: IndexPath(item: 0, section: section))
      {
        CellContent(cell: cell)
      }
    }
  }

  @ViewBuilder private func boundary(_ kind: String, _ section: Int) -> some View {
    if let view = collection.listBoundary(kind, at: IndexPath(item: 0, section: section)) {
      if let cell = view as? UICollectionViewCell {
        CellContent(cell: cell)
      } else {
        MeasuredView(view: view, least: 0)
          .listRowInsets(EdgeInsets())
          .textCase(nil)
      }
    }
  }
}

/// The colour behind the rows: that of the app, or that of a plain list.
private struct ListGround: ViewModifier {
  let configuration: UICollectionLayoutListConfiguration

  func body(content: Content) -> some View {
    let plain = configuration.appearance == .plain ? UIColor.systemBackground : nil
    let color = configuration.backgroundColor ?? plain
    content
      .scrollContentBackground(color == nil ? .automatic : .hidden)
      .background { color.map { Color(uiColor: $0).ignoresSafeArea() } }
  }
}

private struct ListAppearance: ViewModifier {
  let appearance: UICollectionLayoutListConfiguration.Appearance

  func body(content: Content) -> some View {
    switch appearance {
    case .plain, .sidebarPlain: content.listStyle(.plain)
    case .grouped: content.listStyle(.grouped)
    case .insetGrouped: content.listStyle(.insetGrouped)
    case .sidebar: content.listStyle(.sidebar)
    }
  }
}

/// An item, with its accessories.
private struct CollectionRow: View {
  let collection: UICollectionView
  let configuration: UICollectionLayoutListConfiguration
  let indexPath: IndexPath

  var body: some View {
    if let cell = collection.listCell(at: indexPath) {
      let accessories = (cell as? UICollectionViewListCell)?.accessories ?? []
      let outlines = collection.dataSource as? any OutlineDataSource
      let outline = outlines?.outline(at: indexPath)
      RowParts(cell: cell, isExpanded: outline?.isExpanded ?? false) {
        outlines?.toggleOutline(at: indexPath)
      }
      .padding(.leading, indentation(of: cell, level: outline?.level ?? 0))
      .contentShape(Rectangle())
      .gesture(
        PressableGesture(content: PressGesture(yieldsToInner: true)) {
          collection.userHighlights(cell, at: indexPath, $0)
        } pressed: {
          guard let header = accessories.first(where: \.isOutlineHeader) else {
            return collection.userSelects(indexPath)
          }
          header.action.map { $0() } ?? outlines?.toggleOutline(at: indexPath)
        }
      )
      .modifier(MenuOfActions(menu: collection.menu(ofItemAt: indexPath), sender: cell))
      .onDisappear { collection.didHideListCell(cell, at: indexPath) }
      .modifier(
        RowSwipes(
          leading: configuration.leadingSwipeActionsConfigurationProvider?(indexPath),
          trailing: configuration.trailingSwipeActionsConfigurationProvider?(indexPath))
      )
      .listRowInsets(cell.fillsRow ? EdgeInsets() : nil)
      .listRowSeparator(configuration.showsSeparators ? .automatic : .hidden)
      .listRowBackground(cell.shownBackground.map { Color(uiColor: $0) })
    }
  }

  private func indentation(of cell: UICollectionViewCell, level: Int) -> CGFloat {
    guard let cell = cell as? UICollectionViewListCell else { return 0 }
    return CGFloat(max(cell.indentationLevel, level)) * cell.indentationWidth
  }
}

/// The content of a cell between its accessories.
struct RowParts: View {
  let cell: UICollectionViewCell
  var isExpanded = false
  var toggle: () -> Void = {}

  var body: some View {
    let _ = cell.updateConfigurationIfNeeded()
    let accessories = (cell as? UICollectionViewListCell)?.accessories ?? []
    HStack {
      CellAccessories(accessories: accessories.filter(\.isLeading))
      CellContent(cell: cell)
      CellAccessories(
        accessories: accessories.filter { !$0.isLeading }, isExpanded: isExpanded, toggle: toggle
      )
      .padding(.trailing, cell.fillsRow ? 16 : 0)
    }
  }
}

/// The content of a cell in a row.
struct CellContent: View {
  let cell: UICollectionViewCell
  @Environment(\.look) private var look

  var body: some View {
    let _ = cell.updateConfigurationIfNeeded()
    if let configuration = cell.contentConfiguration as? UIListContentConfiguration {
      CellTexts(configuration: configuration)
    } else if let hosted = cell.contentConfiguration as? any RowHosting {
      hosted.rowContent(look.list)
    } else if let view = cell.contentConfiguration?.makeContentView() {
      if view.shownContent != nil {
        UIViewPicture(view)
      } else {
        MeasuredView(view: view, least: 22)
      }
    } else {
      MeasuredView(view: cell, least: 44)  // Measurements.md#list-row-height
    }
  }
}

/// A view of UIKit as high as its constraints ask for.
private struct MeasuredView: View {
  let view: UIView
  let least: CGFloat

  var body: some View {
    RepresentableLayout(of: UIView.self) { proposal in
      let width = proposal.replacingUnspecifiedDimensions().width
      let cell = view as? UICollectionReusableView
      let own =
        cell.map { $0.contentSize(width: width, height: nil) }
        ?? view.fittingSize(width: width, height: nil)
      let height = own?.height ?? view.sizeThatFits(CGSize(width: width, height: 0)).height
      return CGSize(width: width, height: max(height, least))
    } content: {
      ShownTree(of: view)
    }
  }
}

private struct CellAccessories: View {
  let accessories: [UICellAccessory]
  var isExpanded = false
  var toggle: () -> Void = {}

  var body: some View {
    // No cell is edited in a picture.
    let shown = accessories.filter { $0.displayed != .whenEditing && $0.options.isHidden != true }
    ForEach(shown.indices, id: \.self) { index in
      accessory(shown[index])
        .foregroundStyle(
          shown[index].options.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
            ?? style(of: shown[index].accessoryType))
    }
  }

  private func style(of type: UICellAccessory.AccessoryType) -> AnyShapeStyle {
    switch type {
    case .checkmark, .detail, .outlineDisclosure, .popUpMenu: AnyShapeStyle(.tint)
    case .delete: AnyShapeStyle(.red)
    case .insert: AnyShapeStyle(.green)
    case .label: AnyShapeStyle(.secondary)
    default: AnyShapeStyle(.tertiary)
    }
  }

  @ViewBuilder private func accessory(_ accessory: UICellAccessory) -> some View {
    switch accessory.accessoryType {
    case .disclosureIndicator:
      Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
    case .checkmark: Image(systemName: "checkmark").fontWeight(.semibold)
    case .outlineDisclosure:
      Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
        .font(.footnote.weight(.semibold))
        // A finger reaches it in the whole height of a row. Measurements.md#list-row-height
        .contentShape(Rectangle().size(width: 44, height: 44).offset(x: -18, y: -16))
        .onTapGesture { accessory.action.map { $0() } ?? toggle() }
    case .detail: Image(systemName: "info.circle").imageScale(.large)
    case .delete: Image(systemName: "minus.circle.fill").imageScale(.large)
    case .insert: Image(systemName: "plus.circle.fill").imageScale(.large)
    case .reorder: Image(systemName: "line.3.horizontal")
    case .multiselect: Image(systemName: "circle").imageScale(.large)
    case .popUpMenu:
      HStack {
        Text(verbatim: accessory.text ?? "")
        Image(systemName: "chevron.up.chevron.down")
      }
    case .label: Text(verbatim: accessory.text ?? "")
    case .customView:
      if let view = accessory.view {
        let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
        UIViewPicture(view).frame(width: max(size.width, 0), height: max(size.height, 0))
      }
    }
  }
}
