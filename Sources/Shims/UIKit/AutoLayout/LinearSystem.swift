/// A constant and multiples of variables.
struct LinearExpression {
  /// A multiple of a variable.
  struct Term {
    let variable: Int
    var factor: Double
  }

  var constant = 0.0
  /// In the order of the variables, which keeps sums equal on every machine.
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int, factor: Double = 1) { terms = [Term(variable: variable, factor: factor)] }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (left, right) = (terms[...], other.terms[...])
    while let first = left.first ?? right.first {
      let variable = min(left.first?.variable ?? first.variable, right.first?.variable ?? .max)
      var term = Term(variable: variable, factor: 0)
      if left.first?.variable == variable { term.factor += left.removeFirst().factor }
      if right.first?.variable == variable { term.factor += right.removeFirst().factor * factor }
      if abs(term.factor) > 1e-9 { sum.append(term) }
    }
    terms = sum
  }

  /// Adds a multiple of a variable that comes after those of the terms.
  mutating func append(_ variable: Int, factor: Double) {
    terms.append(Term(variable: variable, factor: factor))
  }

  /// Returns the factor of a variable, and removes its term.
  mutating func remove(_ variable: Int) -> Double? {
    terms.firstIndex { $0.variable == variable }.map { terms.remove(at: $0).factor }
  }

  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.factor * values[$1.variable] }
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left, times: factor)
    return product
  }
}

/// Linear equations and inequalities of different priority.
///
/// 1. Equations are adopted from the highest priority down. One that contradicts earlier ones has
///    no effect.
/// 2. Where variables are not determined, inequalities are adopted as equations, so that they hold
///    without a rest. Variables that are still not determined follow from the defaults, and else
///    take their initial values.
/// 3. Of the inequalities that are not satisfied, the one with the highest priority and then the
///    greatest error is adopted as an equation of its priority, and the steps are repeated until
///    every inequality is satisfied or has been adopted.
/// 4. An inequality that was adopted as an equation and contradicts a later one is released if both
///    hold without it.
struct LinearSystem {
  private struct Row {
    /// Zero in an equation; at least zero in an inequality.
    let expression: LinearExpression
    let priority: Float
    var isEquation: Bool
    /// Whether an inequality was an equation until a later one took its place.
    var isReleased = false

    func error(_ values: [Double]) -> Double { -expression.value(values) }
  }

  /// The least error of an inequality that is not satisfied.
  private static let tolerance = 1e-6

  /// The values of variables that nothing determines.
  private var initial: [Double] = []
  private var rows: [Row] = []
  private var defaults: [LinearExpression] = []

  /// Adds a variable and returns its index.
  mutating func addVariable(initial value: Double = 0) -> Int {
    initial.append(value)
    return initial.count - 1
  }

  /// States that an expression is zero.
  mutating func addEquation(_ expression: LinearExpression, priority: Float = 1000) {
    rows.append(Row(expression: expression, priority: priority, isEquation: true))
  }

  /// States that an expression is not negative.
  mutating func addInequality(_ expression: LinearExpression, priority: Float = 1000) {
    rows.append(Row(expression: expression, priority: priority, isEquation: false))
  }

  /// States that an expression is zero unless the equations and inequalities or an earlier default
  /// determine its variables.
  mutating func addDefault(_ expression: LinearExpression) { defaults.append(expression) }

  /// Returns the values of the variables.
  func solved() -> [Double] {
    var rows = rows
    let order = rows.indices.sorted { (rows[$1].priority, $0) < (rows[$0].priority, $1) }
    var adopted: [Int] = []
    while true {
      let values = values(rows, in: order)
      var worst: (index: Int, priority: Float, error: Double)?
      for (index, row) in rows.enumerated() where !row.isEquation {
        let error = row.error(values)
        guard error > Self.tolerance else { continue }
        if let known = worst, (known.priority, known.error) >= (row.priority, error) { continue }
        worst = (index, row.priority, error)
      }
      guard let worst else { return values }
      rows[worst.index].isEquation = true
      release(adopted, from: &rows, for: worst.index, in: order)
      adopted.append(worst.index)
    }
  }

  /// Returns the values of the variables for rows that are adopted in an order.
  private func values(_ rows: [Row], in order: [Int]) -> [Double] {
    var elimination = Elimination(variableCount: initial.count)
    for isEquation in [true, false] where !elimination.isComplete {
      for index in order where rows[index].isEquation == isEquation {
        elimination.adopt(rows[index].expression)
      }
    }
    for expression in defaults where !elimination.isComplete { elimination.adopt(expression) }
    return elimination.values(initial: initial)
  }

  /// Releases one of the adopted inequalities if the latest contradicts it and both hold without it.
  ///
  /// Each is released once at most.
  private func release(
    _ adopted: [Int], from rows: inout [Row], for latest: Int, in order: [Int]
  ) {
    guard !adopted.isEmpty, rows[latest].error(values(rows, in: order)) > Self.tolerance else {
      return
    }
    for index in adopted where rows[index].isEquation && !rows[index].isReleased {
      rows[index].isEquation = false
      let values = values(rows, in: order)
      if max(rows[index].error(values), rows[latest].error(values)) <= Self.tolerance {
        rows[index].isReleased = true
        return
      }
      rows[index].isEquation = true
    }
  }
}

/// Gaussian elimination of one equation after the other.
private struct Elimination {
  /// The variables that equations determine, in the order of the equations, each with its value in
  /// terms of the variables that were free then.
  private var solved: [(variable: Int, value: LinearExpression)] = []
  /// The index in `solved` of each variable; nil for a free one.
  private var places: [Int?]
  /// The factors of an equation that is being reduced; 0 between equations.
  private var factors: [Double]

  /// Whether equations determine all variables.
  var isComplete: Bool { solved.count == places.count }

  init(variableCount: Int) {
    places = Array(repeating: nil, count: variableCount)
    factors = Array(repeating: 0, count: variableCount)
  }

  /// Adopts an equation whose expression is zero, unless earlier ones determine or contradict it.
  mutating func adopt(_ expression: LinearExpression) {
    var constant = expression.constant
    var first = solved.count
    for term in expression.terms {
      factors[term.variable] += term.factor
      if let place = places[term.variable] { first = min(first, place) }
    }
    var touched = expression.terms.map(\.variable)
    for (variable, value) in solved[first...] where factors[variable] != 0 {
      let factor = factors[variable]
      factors[variable] = 0
      constant += value.constant * factor
      for term in value.terms {
        if factors[term.variable] == 0 { touched.append(term.variable) }
        factors[term.variable] += term.factor * factor
      }
    }
    var reduced = LinearExpression(constant)
    var pivot: (variable: Int, factor: Double)?
    for variable in touched.sorted() where factors[variable] != 0 {
      let factor = factors[variable]
      factors[variable] = 0
      guard abs(factor) > 1e-9 else { continue }
      reduced.append(variable, factor: factor)
      if abs(factor) > abs(pivot?.factor ?? 0) { pivot = (variable, factor) }
    }
    guard let pivot else { return }
    _ = reduced.remove(pivot.variable)
    places[pivot.variable] = solved.count
    solved.append((pivot.variable, reduced * (-1 / pivot.factor)))
  }

  /// Returns the values of all variables; free ones have their initial values.
  ///
  /// An expression refers only to variables that later equations determine, so the last is first.
  func values(initial: [Double]) -> [Double] {
    var values = initial
    for (variable, value) in solved.reversed() { values[variable] = value.value(values) }
    return values
  }
}
