import Foundation

/// The purpose of a measurement, which decides the unit of a text in a locale.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The identifier of CLDR; nil keeps the unit.
  let identifier: String?

  /// The unit that the locale prefers.
  public static var general: Self { Self(identifier: "default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(identifier: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a person.
  public static var person: Self { Self(identifier: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(identifier: "person-height") }
  /// A distance by road.
  public static var road: Self { Self(identifier: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(identifier: "focal-length") }
  /// The depth of rain.
  public static var rainfall: Self { Self(identifier: "rainfall") }
  /// The depth of snow.
  public static var snowfall: Self { Self(identifier: "snowfall") }
  /// The range of visibility.
  public static var visibility: Self { Self(identifier: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(identifier: "food") }
  /// The energy that a body uses.
  public static var workout: Self { Self(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(identifier: "person") }
  /// The temperature of air.
  public static var weather: Self { Self(identifier: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of a drink.
  public static var liquid: Self { Self(identifier: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of air.
  public static var barometric: Self { Self(identifier: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self(identifier: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  /// The concentration of sugar in blood.
  public static var bloodGlucose: Self { Self(identifier: "blood-glucose") }
}
