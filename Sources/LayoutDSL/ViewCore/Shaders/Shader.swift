import Foundation

/// A call of a Metal function with arguments.
///
/// No Metal function runs, and a warning says so: effects with a shader draw their view unchanged,
/// and a shader as a style draws the foreground style.
public struct Shader: Equatable, Sendable {
  /// The function that is called.
  public var function: ShaderFunction
  /// The arguments after those that the use of the shader adds.
  public var arguments: [Argument]
  /// Whether the function's colours are dithered.
  public var dithersColor = false

  /// Creates a call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a Metal function.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Float])
      case array([Float])
      case boundingRect
      case colors([Color])
      case image(Image)
      case data(Data)
    }

    private let value: Value

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(value: .numbers([Float(x)]))
    }

    /// A vector of two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y)]))
    }

    /// A vector of three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y), Float(z)]))
    }

    /// A vector of four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
    }

    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// The width and height of a size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// The components of a vector.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// An array of numbers, and its count.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .array(array)) }

    /// The frame of the view or shape that the shader is used for.
    public static var boundingRect: Argument { Argument(value: .boundingRect) }

    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }

    /// An array of colours, and its count.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }

    /// An image.
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }

    /// Bytes, and their count.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }

  /// A use of a shader.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// As a style.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// As a filter of colours.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// As a filter of positions.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// As a filter of a layer.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Does nothing: there is no Metal.
  public func compile(as type: UsageType) async throws {}
}

extension Shader: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    environment.styles.color.assets.styleProblems?.note(shader: function.name)
    return ForegroundStyle().resolved(level: level, in: environment)
  }
}
