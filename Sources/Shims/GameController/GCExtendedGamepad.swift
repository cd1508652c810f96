// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreHaptics
import Foundation

// The parts of controllers; they have no input.

public enum GCControllerPlayerIndex: Int, Sendable {
  case indexUnset = -1
  case index1, index2, index3, index4
}
open class GCControllerElement: NSObject, @unchecked Sendable {
  open weak var collection: GCControllerElement?
  open var isAnalog: Bool { false }
  open var isBoundToSystemGesture: Bool { false }
  open var localizedName: String?
  open var sfSymbolsName: String?
  open var unmappedLocalizedName: String?
  open var unmappedSfSymbolsName: String?
  open var aliases: Set<String> { [] }
}
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) ->
  Void
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
  open var valueChangedHandler: GCControllerButtonValueChangedHandler?
  open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
  open var value: Float { 0 }
  open var isPressed: Bool { false }
  open var isTouched: Bool { false }
}
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
  open var valueChangedHandler: GCControllerAxisValueChangedHandler?
  open var value: Float { 0 }
}
public typealias GCControllerDirectionPadValueChangedHandler = (
  GCControllerDirectionPad, Float, Float
) -> Void
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
  open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
  public let xAxis = GCControllerAxisInput(), yAxis = GCControllerAxisInput()
  public let up = GCControllerButtonInput(), down = GCControllerButtonInput()
  public let left = GCControllerButtonInput(), right = GCControllerButtonInput()
}
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
  open var elements: [String: GCControllerElement] { [:] }
  open var buttons: [String: GCControllerButtonInput] { [:] }
  open var axes: [String: GCControllerAxisInput] { [:] }
  open var dpads: [String: GCControllerDirectionPad] { [:] }
  open var hasRemappedElements: Bool { false }
  open subscript(key: String) -> GCControllerElement? { nil }
}
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  open weak var controller: GCController?
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
  public let dpad = GCControllerDirectionPad()
  public let leftThumbstick = GCControllerDirectionPad()
  public let rightThumbstick = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput(), buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput(), buttonY = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
  public let buttonHome: GCControllerButtonInput? = nil
  public let leftShoulder = GCControllerButtonInput(), rightShoulder = GCControllerButtonInput()
  public let leftTrigger = GCControllerButtonInput(), rightTrigger = GCControllerButtonInput()
  public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
}
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  open weak var controller: GCController?
  open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput(), buttonX = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  open var reportsAbsoluteDpadValues = false
  open var allowsRotation = false
}
open class GCDeviceBattery: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case unknown = -1
    case discharging, charging, full
  }
  open var batteryLevel: Float { 0 }
  open var batteryState: State { .unknown }
}
open class GCColor: NSObject, @unchecked Sendable {
  public let red: Float, green: Float, blue: Float
  public init(red: Float, green: Float, blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}
open class GCDeviceLight: NSObject, @unchecked Sendable {
  open var color = GCColor(red: 0, green: 0, blue: 0)
}
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let `default` = Self(rawValue: "Default"), all = Self(rawValue: "All")
  public static let handles = Self(rawValue: "Handles")
  public static let leftHandle = Self(rawValue: "LeftHandle")
  public static let rightHandle = Self(rawValue: "RightHandle")
  public static let triggers = Self(rawValue: "Triggers")
}
open class GCDeviceHaptics: NSObject, @unchecked Sendable {
  open var supportedLocalities: Set<GCHapticsLocality> { [] }
  /// Returns nil: there are no haptics.
  open func createEngine(withLocality locality: GCHapticsLocality) -> CHHapticEngine? { nil }
}
public struct GCAcceleration: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
}
open class GCMotion: NSObject, @unchecked Sendable {
  open weak var controller: GCController?
  open var valueChangedHandler: ((GCMotion) -> Void)?
  open var sensorsRequireManualActivation: Bool { false }
  open var sensorsActive = false
  open var gravity: GCAcceleration { GCAcceleration() }
  open var userAcceleration: GCAcceleration { GCAcceleration() }
  open var acceleration: GCAcceleration { GCAcceleration() }
}
/// A controller on the screen, which is not shown.
@MainActor @preconcurrency open class GCVirtualController: NSObject {
  open class Configuration: NSObject, @unchecked Sendable {
    open var elements: Set<String> = []
    open var isHidden = false
    public override init() { super.init() }
  }
  open var controller: GCController? { nil }
  public init(configuration: Configuration) { super.init() }
  open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) { reply?(nil) }
  open func disconnect() {}
}
public let GCInputButtonA = "Button A", GCInputButtonB = "Button B"
public let GCInputButtonX = "Button X", GCInputButtonY = "Button Y"
public let GCInputButtonMenu = "Button Menu", GCInputButtonOptions = "Button Options"
public let GCInputDirectionPad = "Direction Pad"
public let GCInputLeftThumbstick = "Left Thumbstick"
public let GCInputRightThumbstick = "Right Thumbstick"
public let GCInputLeftShoulder = "Left Shoulder", GCInputRightShoulder = "Right Shoulder"
public let GCInputLeftTrigger = "Left Trigger", GCInputRightTrigger = "Right Trigger"
