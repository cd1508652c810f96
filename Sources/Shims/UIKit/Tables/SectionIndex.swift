import LayoutDSL
import SystemIntegration
import ViewCore

/// The titles of the sections of a table, in a strip at its trailing edge.
///
/// Measurements.md#section-index
struct SectionIndex: View {
  let titles: [String]
  let table: UITableView

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
        Text(verbatim: title).fixedSize().frame(width: 15, height: 14)
      }
    }
    .font(.system(size: 11, weight: .semibold))
    .foregroundStyle(
      table.sectionIndexColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint)
    )
    .frame(maxHeight: .infinity)
    .background { table.sectionIndexBackgroundColor.map { Color(uiColor: $0) } }
  }
}

extension UITableView {
  /// The titles of the index; nil without one, or if the table has too few rows for it.
  var sectionIndexTitles: [String]? {
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty else {
      return nil
    }
    let count = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
    return count < sectionIndexMinimumDisplayRowCount ? nil : titles
  }
}
