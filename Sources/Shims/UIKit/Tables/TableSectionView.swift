import LayoutDSL
import SystemIntegration
import ViewCore

/// The view above the first section or below the last one, as wide as the table.
struct TableEdgeView: View {
  let view: UIView

  var body: some View {
    RepresentableLayout(of: UIView.self) { proposal in
      CGSize(
        width: proposal.replacingUnspecifiedDimensions().width, height: max(view.frame.height, 0))
    } content: {
      ShownTree(of: view)
    }
    .listRowInsets(EdgeInsets())
    .listRowSeparator(.hidden)
    .listRowBackground(Color.clear)
  }
}

/// The header or footer of a section, as high as the delegate says or its content asks for.
struct TableSectionView: View {
  let view: UIView
  /// The height of the delegate or the table; negative for that of the content.
  let height: CGFloat?

  var body: some View {
    let system = view as? UITableViewHeaderFooterView
    if let texts = system?.contentConfiguration as? UIListContentConfiguration {
      CellTexts(configuration: texts)
    } else if let label = system?.textLabel, let text = label.text {
      SectionTitle(text: text, label: label, ground: system?.ownBackgroundColor)
    } else {
      RepresentableLayout(of: UIView.self) { proposal in
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: max(height(in: width), 0))
      } content: {
        ShownTree(of: view)
      }
      .listRowInsets(EdgeInsets())
      .textCase(nil)
    }
  }

  private func height(in width: CGFloat) -> CGFloat {
    if let height, height >= 0 { return height }
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let own =
      content.fittingSize(width: width, height: nil)?.height ?? view.intrinsicContentSize.height
    return own > 0 ? own : view.frame.height
  }
}

/// The text of a header or footer, with the font and the colours that the app has set.
private struct SectionTitle: View {
  let text: String
  let label: UILabel
  let ground: UIColor?

  var body: some View {
    let title = Text(verbatim: text)
      .font(label.font == .systemFont(ofSize: 17) ? nil : Font(label.font))
      .foregroundColor(label.textColor == .label ? nil : Color(uiColor: label.textColor))
    if let ground {
      title
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, UIEdgeInsets.ofRows.left).padding(.vertical, 6)
        .background(Color(uiColor: ground))
        .listRowInsets(EdgeInsets())
    } else {
      title
    }
  }
}

extension UITableViewHeaderFooterView {
  fileprivate var ownBackgroundColor: UIColor? {
    contentView.backgroundColor ?? backgroundConfiguration?.backgroundColor
      ?? backgroundView?.backgroundColor
  }
}
