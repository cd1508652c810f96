import Foundation

extension URL {
  /// A strategy that makes URLs of text, which may have white space around it.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// A rule for a part of the text.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable,
      CustomStringConvertible, Hashable, Sendable
    {
      /// The text must have the part.
      case required
      /// The text may have the part.
      case optional
      /// The value of the part if the text does not have it.
      case defaultValue(Component)

      /// The name of the rule, with the value.
      public var description: String {
        switch self {
        case .required: "required"
        case .optional: "optional"
        case .defaultValue(let value): "defaultValue(\(value))"
        }
      }

      /// Returns the value of a part, or its default; throws if it is required and absent.
      func value(of part: Component?, in text: String) throws -> Component? {
        if let part { return part }
        return switch self {
        case .required: throw CocoaError(.formatting, userInfo: ["text": text])
        case .optional: nil
        case .defaultValue(let value): value
        }
      }
    }

    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    /// Creates a strategy.
    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// Returns the URL of a text; throws if the text is none or lacks a required part.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard var parts = URLComponents(string: text) else {
        throw CocoaError(.formatting, userInfo: ["text": value])
      }
      parts.scheme = try scheme.value(of: parts.scheme, in: value)
      parts.user = try user.value(of: parts.user, in: value)
      parts.password = try password.value(of: parts.password, in: value)
      parts.host = try host.value(of: parts.host, in: value)
      parts.port = try port.value(of: parts.port, in: value)
      parts.path = try path.value(of: parts.path.isEmpty ? nil : parts.path, in: value) ?? ""
      parts.query = try query.value(of: parts.query, in: value)
      parts.fragment = try fragment.value(of: parts.fragment, in: value)
      guard let url = parts.url else {
        throw CocoaError(.formatting, userInfo: ["text": value])
      }
      return url
    }

    /// Returns the strategy with a rule for the scheme.
    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with(\.scheme, strategy)
    }
    /// Returns the strategy with a rule for the user.
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.user, strategy)
    }
    /// Returns the strategy with a rule for the password.
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.password, strategy)
    }
    /// Returns the strategy with a rule for the host.
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with(\.host, strategy)
    }
    /// Returns the strategy with a rule for the port.
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
      with(\.port, strategy)
    }
    /// Returns the strategy with a rule for the path.
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.path, strategy)
    }
    /// Returns the strategy with a rule for the query.
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.query, strategy)
    }
    /// Returns the strategy with a rule for the fragment.
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.fragment, strategy)
    }

    private func with<Rule>(_ part: WritableKeyPath<Self, Rule>, _ rule: Rule) -> Self {
      var strategy = self
      strategy[keyPath: part] = rule
      return strategy
    }
  }

  /// Creates a URL from a value in the format of a strategy.
  public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
  where T.ParseOutput == Self {
    self = try strategy.parse(value)
  }

  /// Creates a URL from text in the format of a strategy.
  @_disfavoredOverload
  public init<T: Foundation.ParseStrategy>(_ value: some StringProtocol, strategy: T) throws
  where T.ParseOutput == Self, T.ParseInput == String {
    self = try strategy.parse(String(value))
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// A strategy that reads what the style writes and other URLs.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// A strategy that makes URLs of text.
  public static var url: Self { URL.ParseStrategy() }
}
