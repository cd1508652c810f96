/// The kinds of lists.
package enum ListKind: Equatable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}
