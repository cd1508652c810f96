import Drawing
import Foundation

/// An element of an XML document, such as one of SVG, with its attributes and child elements.
package struct MarkupElement: Sendable {
  /// The name without a namespace.
  package var name: String
  package var attributes: [String: String]
  package var children: [MarkupElement] = []
  /// The text in the element.
  package var text = ""

  /// The elements in a document up to which it is read.
  static let countLimit = 100_000
  /// The levels of elements up to which a document is read: they are drawn by recursion.
  static let depthLimit = 200

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The identifier that a link of the element names; nil if there is none.
  var reference: String? {
    let link = attributes["href"] ?? attributes["xlink:href"]
    return link.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
  }

  /// Reads the root element of a document, which has a name.
  package static func root(
    of data: Data, named name: String, format: String
  ) throws(InputError) -> MarkupElement {
    // Foundation's parser traps on names that are not UTF-8.
    guard String(validating: data, as: UTF8.self) != nil else {
      throw InputError(reason: "the \(format) document is not in UTF-8")
    }
    let tree = Tree()
    let parser = XMLParser(data: data)
    parser.delegate = tree
    let isWhole = parser.parse()
    if let problem = tree.problem { throw InputError(reason: problem) }
    guard isWhole, let root = tree.root else {
      throw InputError(reason: "its XML is damaged or not complete")
    }
    guard root.name == name else {
      throw InputError(reason: "it does not begin with <\(name)>, as the \(format) format requires")
    }
    return root
  }

  private final class Tree: NSObject, XMLParserDelegate {
    private(set) var root: MarkupElement?
    private(set) var problem: String?
    private var open: [MarkupElement] = []
    private var count = 0

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      count += 1
      if count > countLimit || open.count >= depthLimit {
        problem = "it has too many elements"
        return parser.abortParsing()
      }
      let name = elementName.split(separator: ":").last.map(String.init) ?? elementName
      open.append(MarkupElement(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard let element = open.popLast() else { return }
      if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      if !open.isEmpty { open[open.count - 1].text += String(decoding: block, as: UTF8.self) }
    }
  }
}
