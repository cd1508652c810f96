import SwiftUI
import Testing

@testable import UIKit

@MainActor struct UITableViewCellTests {
  @Test func aStyleHasItsLabels() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(value.detailTextLabel?.font == .systemFont(ofSize: 17))
    #expect(value.detailTextLabel?.textColor == .secondaryLabel)
  }

  @Test func textsAreShownAsTheirLabelsSay() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.styledContent == nil)
    cell.textLabel?.text = "Title"
    cell.textLabel?.textColor = .red
    cell.textLabel?.font = .systemFont(ofSize: 30)
    cell.textLabel?.textAlignment = .center
    cell.detailTextLabel?.text = "Detail"
    let content = cell.styledContent
    #expect(content?.textProperties.color == .red)
    #expect(content?.textProperties.font == .systemFont(ofSize: 30))
    #expect(content?.textProperties.numberOfLines == 1)
    #expect(content?.textProperties.alignment == .center)
    #expect(content?.secondaryText == "Detail")
  }

  @Test func aChangeOfItsStateConfiguresTheCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.updateConfigurationIfNeeded()
    cell.updateConfigurationIfNeeded()
    cell.setSelected(true, animated: false)
    cell.updateConfigurationIfNeeded()
    #expect(states == [false, true])
  }
}
