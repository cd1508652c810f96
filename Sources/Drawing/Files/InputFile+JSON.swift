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
  fileprivate var text: String { map(\.stringValue).joined(separator: ".") }
}
