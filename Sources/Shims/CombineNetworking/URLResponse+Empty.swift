import Foundation
import FoundationNetworking
import ObjectiveCNames

extension URLResponse: _MadeWithoutArguments {
  /// Returns a response without content: of HTTP for a class of such responses.
  public static func _made() -> any _MadeWithoutArguments {
    let url = URL(filePath: "/")
    if self is HTTPURLResponse.Type,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    {
      return response
    }
    return URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}
