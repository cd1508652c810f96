/// The Levenshtein distance of two sequences: the least number of elements to insert, remove or
/// replace.
package func editDistance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
  var row = Array(0...right.count)
  for (index, element) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let above = row[column + 1]
      row[column + 1] =
        element == right[column] ? diagonal : 1 + min(diagonal, above, row[column])
      diagonal = above
    }
  }
  return row[right.count]
}
