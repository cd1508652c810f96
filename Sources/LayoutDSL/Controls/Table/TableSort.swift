import Foundation
import ViewCore

/// The binding to the order of a table, for comparators of any type.
struct TableSort {
  /// Returns the order of a comparator; nil unless it is the first one.
  let order: (Any) -> SortOrder?
  /// Makes a comparator the first one, or reverses it if it is already first.
  let toggle: (Any) -> Void

  init<Comparator: SortComparator>(_ binding: Binding<[Comparator]>) {
    order = { candidate in
      guard let candidate = candidate as? Comparator, let first = binding.wrappedValue.first,
        sortsLike(first, candidate)
      else { return nil }
      return first.order
    }
    toggle = { candidate in
      guard var candidate = candidate as? Comparator else { return }
      var comparators = binding.wrappedValue
      if let first = comparators.first, sortsLike(first, candidate) {
        candidate.order = first.order == .forward ? .reverse : .forward
      }
      comparators.removeAll { sortsLike($0, candidate) }
      binding.wrappedValue = [candidate] + comparators
    }
  }
}

/// Returns whether two comparators belong to the same column, regardless of their order.
private func sortsLike<Comparator: SortComparator>(_ left: Comparator, _ right: Comparator) -> Bool
{
  if let left = left as? any KeyPathSorting, let right = right as? any KeyPathSorting {
    return left.path == right.path
  }
  var left = left
  left.order = right.order
  return left == right
}

private protocol KeyPathSorting {
  var path: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathSorting {
  fileprivate var path: AnyKeyPath { keyPath }
}
