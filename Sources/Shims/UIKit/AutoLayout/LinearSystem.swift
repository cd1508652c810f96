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
/// 2. Variables that no equation determines take their initial values.
/// 3. The inequality of the highest priority that does not hold is adopted as an equation of its
///    priority, and the steps are repeated until every inequality holds or has been adopted.
struct LinearSystem {
  private struct Row {
    /// Zero in an equation; at least zero in an inequality.
    let expression: LinearExpression
    let priority: Float
    var isEquation: Bool
  }

  /// The values of variables that nothing determines.
  private var initial: [Double] = []
  private var rows: [Row] = []

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

  /// Returns the values of the variables.
  func solved() -> [Double] {
    var rows = rows
    while true {
      let values = solution(of: rows.filter(\.isEquation))
      var worst: (index: Int, priority: Float, error: Double)?
      for (index, row) in rows.enumerated() where !row.isEquation {
        let error = -row.expression.value(values)
        guard error > 1e-6 else { continue }
        if let known = worst, (known.priority, known.error) >= (row.priority, error) { continue }
        worst = (index, row.priority, error)
      }
      guard let worst else { return values }
      rows[worst.index].isEquation = true
    }
  }

  private func solution(of equations: [Row]) -> [Double] {
    var solved: [LinearExpression?] = Array(repeating: nil, count: initial.count)
    func adopt(_ expression: LinearExpression) {
      var reduced = LinearExpression(expression.constant)
      for term in expression.terms {
        reduced.add(
          solved[term.variable] ?? LinearExpression(variable: term.variable), times: term.factor)
      }
      guard let pivot = reduced.terms.max(by: { abs($0.factor) < abs($1.factor) }),
        let factor = reduced.remove(pivot.variable)
      else { return }
      let value = reduced * (-1 / factor)
      for index in solved.indices {
        if let share = solved[index]?.remove(pivot.variable) {
          solved[index]?.add(value, times: share)
        }
      }
      solved[pivot.variable] = value
    }
    let order = equations.indices.sorted {
      (equations[$1].priority, $0) < (equations[$0].priority, $1)
    }
    for index in order { adopt(equations[index].expression) }
    for variable in initial.indices {
      adopt(LinearExpression(variable: variable) - LinearExpression(initial[variable]))
    }
    return solved.map { $0?.constant ?? 0 }
  }
}
