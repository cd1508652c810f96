import Foundation

/// The Metal functions of an app.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case bundle(URL)
    case data(Data)
    case file(URL)
  }

  private let source: Source

  /// The library of the app.
  public static let `default` = ShaderLibrary.bundle(.main)

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle.bundleURL))
  }

  private init(source: Source) { self.source = source }

  /// Creates a library from the bytes of a compiled one.
  public init(data: Data) { source = .data(data) }

  /// Creates a library from the file of a compiled one.
  public init(url: URL) { source = .file(url) }

  /// The function of the app's library with that name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    Self.default[dynamicMember: name]
  }

  /// The function with that name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A Metal function; calling it makes a shader.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// The library with the function.
  public var library: ShaderLibrary
  /// The name of the function in its source.
  public var name: String

  /// Creates a reference to a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns the call of the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}
