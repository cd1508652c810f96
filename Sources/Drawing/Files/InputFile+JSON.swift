import Foundation

extension InputFile {
  /// Reads a JSON file.
  package static func decoded<Value: Decodable>(
    _ type: Value.Type, at url: URL
  ) throws(InputError) -> Value {
    let data = try data(at: url, limit: .text)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw InputError(reason: (error as? DecodingError)?.sentence ?? "it is not valid JSON")
    }
  }
}

extension DecodingError {
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "it lacks the key '\((context.codingPath + [key]).text)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "it is not an object" : "the value of '\(context.codingPath.text)' has another type"
    default: "it is not valid JSON"
    }
  }
}

extension [any CodingKey] {
  /// The keys as Swift would write them, such as `images[0].filename`.
  fileprivate var text: String {
    let text = map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}
