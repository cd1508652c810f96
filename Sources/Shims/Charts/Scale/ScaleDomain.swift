// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The values that a scale covers.
public protocol ScaleDomain {}

/// The domain that contains the data.
public struct AutomaticScaleDomain: ScaleDomain {
  var includesZero: Bool?
  var reversed: Bool?
  var modify: (([DataValue]) -> [DataValue])?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }

  public static func automatic<Value: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: Value.Type,
    modifyInferredDomain: @escaping (inout [Value]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed) { inferred in
      var values = inferred.compactMap { $0.decoded(as: Value.self) }
      modifyInferredDomain(&values)
      return values.map { DataValue($0) }
    }
  }
}

/// A domain that lists its values or has two bounds.
private protocol ListedDomain {
  var dataValues: [DataValue] { get }
}

extension Array: ScaleDomain, ListedDomain where Element: Plottable {
  fileprivate var dataValues: [DataValue] { map { DataValue($0) } }
}

extension ClosedRange: ScaleDomain, ListedDomain where Bound: Plottable {
  fileprivate var dataValues: [DataValue] { [DataValue(lowerBound), DataValue(upperBound)] }
}

extension Range: ScaleDomain, ListedDomain where Bound: Plottable {
  fileprivate var dataValues: [DataValue] { [DataValue(lowerBound), DataValue(upperBound)] }
}

/// The domain of a scale, in the form that charts use.
enum DomainChoice {
  case automatic(AutomaticScaleDomain)
  case values([DataValue])

  init(_ domain: some ScaleDomain) {
    if let automatic = domain as? AutomaticScaleDomain {
      self = .automatic(automatic)
    } else if let listed = domain as? any ListedDomain {
      self = .values(listed.dataValues)
    } else {
      self = .automatic(AutomaticScaleDomain())
    }
  }
}
